import { useEffect, useState } from "react";
import type { FindPeople, PersonOption } from "./person-line.tsx";

/** Asks 200 ms after the last letter and drops the answers that came too late. */
export function useFound(find: FindPeople, query: string): { people: PersonOption[]; busy: boolean } {
  const [answer, setAnswer] = useState<{ query: string; people: PersonOption[] }>({ query: "", people: [] });
  useEffect(() => {
    if (query.trim() === "") return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const people = await find(query.trim(), stop.signal).catch(() => []);
      if (!stop.signal.aborted) setAnswer({ query, people });
    }, 200);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, query]);
  return { people: answer.query === "" ? [] : answer.people, busy: answer.query !== query };
}
