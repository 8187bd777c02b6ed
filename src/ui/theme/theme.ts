import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const scale = (values: string) => values.split(' ') as unknown as MantineColorsTuple

const palm = '#EFF6F1 #DDEDE2 #BBDBC6 #90C4A4 #60A97E #3A8E5F #24764A #155F38 #104C2C #0B3A21'
const ripe = '#FFF3E8 #FDE6D2 #FACBA3 #F5AC70 #EE8C42 #E0731F #C65D0E #A4490A #823A0A #612B08'
const gray = '#F8FAF8 #F2F4F2 #E7EAE7 #D9DED9 #C3CAC4 #9AA39C #7A847D #5C665F #3E4741 #242B26'
const dark = '#DEE4DF #BBC4BD #98A39B #7C877F #2B332E #222924 #191E1B #131714 #0F1210 #0B0E0C'

const compact = { defaultProps: { size: 'xs' } }

/** The one theme; colours come from tokens.css, which the resolver below points Mantine at. */
export const theme = createTheme({
  primaryColor: 'palm',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: false,
  colors: { palm: scale(palm), ripe: scale(ripe), gray: scale(gray), dark: scale(dark) },
  black: '#18201B',
  fontFamily: "'IBM Plex Sans Thai','Noto Sans Thai',Tahoma,sans-serif",
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.5', sm: '1.54', md: '1.57', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  radius: { xs: '3px', sm: '5px', md: '6px', lg: '8px', xl: '12px' },
  defaultRadius: 'sm',
  components: {
    Button: { defaultProps: { size: 'xs' } },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 'var(--ps-field)' },
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
    TextInput: compact,
    Textarea: compact,
    SegmentedControl: compact,
    Checkbox: compact,
    Switch: compact,
    // What opens stays inside its row, bar or dialog, where readers and Tab find it.
    Popover: { defaultProps: { withinPortal: false, floatingStrategy: 'fixed' } },
    Menu: {
      defaultProps: { position: 'bottom-end', offset: 4, withInitialFocusPlaceholder: false },
    },
    ModalTitle: { defaultProps: { fz: 16, fw: 600, lh: '24px' } },
    NativeSelect: compact,
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
})

const pointed = {
  '--mantine-color-body': 'var(--ps-surface)',
  '--mantine-color-text': 'var(--ps-text)',
  '--mantine-color-dimmed': 'var(--ps-text-3)',
  '--mantine-color-placeholder': 'var(--ps-placeholder)',
  '--mantine-color-default': 'var(--ps-surface)',
  '--mantine-color-default-border': 'var(--ps-line-2)',
  '--mantine-color-default-hover': 'var(--ps-hover)',
  '--mantine-color-anchor': 'var(--ps-accent-text)',
  '--mantine-color-error': 'var(--ps-attn)',
  '--mantine-primary-color-filled': 'var(--ps-accent)',
  '--mantine-primary-color-filled-hover': 'var(--ps-accent-hover)',
  '--mantine-shadow-md': 'var(--ps-shadow)',
  '--mantine-shadow-xl': 'var(--ps-shadow)',
}

/** Makes Mantine's own variables name our tokens in both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: pointed,
  dark: pointed,
})
