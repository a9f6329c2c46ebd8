/**
 * The two typefaces, served by ourselves: variable fonts, so one file per script holds every weight, and a script is
 * fetched only when a page shows it.
 */
import exoCyrillic from '@fontsource-variable/exo-2/files/exo-2-cyrillic-wght-normal.woff2?url';
import exoLatin from '@fontsource-variable/exo-2/files/exo-2-latin-wght-normal.woff2?url';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';

/** Makes the typefaces known to the page; called once by an app. */
export function addFonts(): void {
  for (const [family, url, unicodeRange] of [
    ['Exo 2 Variable', exoLatin, latin],
    ['Exo 2 Variable', exoCyrillic, cyrillic],
    ['Inter Variable', interLatin, latin],
    ['Inter Variable', interCyrillic, cyrillic],
  ] as const) {
    const face = new FontFace(family, `url(${JSON.stringify(url)}) format('woff2')`, {
      display: 'swap',
      unicodeRange,
      weight: '100 900',
    });
    document.fonts.add(face);
  }
}
