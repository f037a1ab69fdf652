import { type RefObject, useEffect, useState } from "react";
import type { AlikePlace } from "../contract.ts";

type NameSaid = { alias: string; problem: string | null; alike: AlikePlace[]; free?: string };

const wait = 400;

/**
 * Asks, a while after the last letter, whether the word for an address will do and what is called much like the new place.
 * A word that nobody has typed is made of the name as that is typed. Gives what was answered last; where there is no answer it says nothing, for the portal asks the same when the form comes.
 */
export function useNameCheck(box: RefObject<HTMLElement>, kind: string, place?: string): NameSaid | undefined {
  const [said, setSaid] = useState<NameSaid>();
  useEffect(() => {
    const around = box.current!;
    let made = "";
    let stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const input = (name: string) => around.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    const ask = async (signal: AbortSignal) => {
      const field = input("alias");
      const typed = field.value.trim() === made ? "" : field.value.trim();
      // Whoever is still at the first letters is not told that they are too few.
      const alias = typed.length > 2 || field !== document.activeElement ? typed : "";
      const asked = new URLSearchParams({ alias, ...(place ? { place } : { title: input("title").value.trim() }) });
      const answer = await fetch(`/api/place-names/${kind}?${asked}`, { signal });
      if (!answer.ok) return;
      const told: Omit<NameSaid, "alias"> = await answer.json();
      if (told.free && !alias && field !== document.activeElement) field.value = made = told.free;
      setSaid({ alias: alias || made, ...told });
    };
    const later = () => {
      clearTimeout(timer);
      stop.abort();
      stop = new AbortController();
      const { signal } = stop;
      timer = setTimeout(() => void ask(signal).catch(() => {}), wait);
    };
    // What was typed before this code had come.
    if (["title", "alias"].some((name) => input(name).value !== input(name).defaultValue)) later();
    const events = ["input", "change"] as const;
    for (const event of events) around.addEventListener(event, later);
    return () => {
      clearTimeout(timer);
      stop.abort();
      for (const event of events) around.removeEventListener(event, later);
    };
  }, [box, kind, place]);
  return said;
}
