import { counted } from "#app/ui/plural.ts";

/** What happens at once to the browsers in which somebody is signed in. */
export function SessionsEnd({ count }: { count: number }) {
  if (!count) return null;
  return <p>Сразу завершится {counted(count, ["вход", "входа", "входов"])}.</p>;
}
