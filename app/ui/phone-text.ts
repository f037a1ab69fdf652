/** A kept number as people read it: «+79001234567» → «+7 900 123-45-67», its spaces unbreakable; others as they are. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)(?!\d)/, "$1\u00a0$2\u00a0$3-$4-$5");
}

/** What a telephone dials: the number, and the extension after it. */
export function phoneHref(phone: string): string {
  const [number = "", extension] = phone.split("доб.");
  return `tel:${number.replace(/[^+\d]/g, "")}${extension ? `;ext=${extension.trim()}` : ""}`;
}
