const roubles = new Intl.NumberFormat("ru", { style: "currency", currency: "RUB" });

/** Kopecks as roubles: «1 499,90 ₽». */
export const roublesText = (kopecks: number): string => roubles.format(kopecks / 100);
