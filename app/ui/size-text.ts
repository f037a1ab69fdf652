/** «640 КБ», «2,4 МБ» */
export function sizeText(bytes: number): string {
  const [unit, size] = bytes < 1_048_576 ? ["КБ", Math.max(1, Math.round(bytes / 1024))] : ["МБ", bytes / 1_048_576];
  return `${new Intl.NumberFormat("ru", { maximumFractionDigits: 1 }).format(size as number)} ${unit}`;
}
