/** Kopecks as a keeper types them into a field: «1499,9». */
export const typedRoubles = (kopecks: number): string => String(kopecks / 100).replace(".", ",");
