import russian from "./fonts/golos-text-russian.woff2?url";

/** What the head preloads, each as `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export const fonts = [russian];
