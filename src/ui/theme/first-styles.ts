/** The style sheets of every page in their order: Mantine's ground in a layer of its own, ours above. */
import '@fontsource/ibm-plex-sans-thai/400.css'
import '@fontsource/ibm-plex-sans-thai/500.css'
import '@fontsource/ibm-plex-sans-thai/600.css'
import './reset.css'
import '@mantine/core/styles/baseline.layer.css'
import './tokens.css'
import './base.css'
