import { phoneHref } from "#app/ui/phone-text.ts";
import type { MoodSupport } from "#app/wellbeing/mood/contract.ts";

/** Whom one may call when it is hard. */
export function Contacts({ words, contacts }: MoodSupport) {
  return (
    <>
      {words && <p className="whitespace-pre-line text-soft">{words}</p>}
      <ul className="mt-2 space-y-1">
        {contacts.map(({ name, phone }) => (
          <li key={name}>
            {name}:{" "}
            <a className="inline-block min-h-6 whitespace-nowrap text-link underline" href={phoneHref(phone)}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
