/** «12 из 30, 40 %» */
export function shareOf({ accepted, of }: { accepted: number; of: number }): string {
  return of ? `${accepted} из ${of}, ${Math.floor((accepted / of) * 100)} %` : "некому";
}
