const browsers: [RegExp, string][] = [
  [/YaBrowser/, "Яндекс Браузер"],
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** What a person calls the device that a User-Agent speaks of: «Chrome, Windows». */
export function deviceOf(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(([sign]) => sign.test(userAgent))?.[1]);
  return named.filter(Boolean).join(", ") || "Неизвестное устройство";
}
