import cyrillic from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url";
import latin from "@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url";

/** What the head preloads: `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` for each. */
export const fonts = [cyrillic, latin];
