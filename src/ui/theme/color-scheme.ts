/**
 * Under this key the browser keeps what the officer chose: light, dark, or as the computer (auto). `color-scheme.js` reads it
 * before the page is painted.
 */
export const COLOR_SCHEME_KEY = 'palm-scale-theme'
