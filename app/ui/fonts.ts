import cyrillic from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url";

/** What the head preloads (Latin comes when it is met, so that the first picture need not wait for it): `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">` for each. */
export const fonts = [cyrillic];
