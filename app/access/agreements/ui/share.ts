/** «12 из 30, 40 %» */
export function shareOf({ accepted, of }: { accepted: number; of: number }): string {
  // In a narrow table the figures stay on one line.
  const text = of ? `${accepted} из ${of}, ${Math.floor((accepted / of) * 100)} %` : "некому";
  return text.replaceAll(" ", "\u00a0");
}
