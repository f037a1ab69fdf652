import { Notice } from "#app/ui/notice.tsx";
import { phoneHref } from "#app/ui/phone-text.ts";
import type { MoodSupport } from "../contract.ts";

/** Words and phones for who has had three bad days; nobody else is told of them. */
export function Support({ words, contacts }: MoodSupport) {
  return (
    <Notice title="Похоже, дни выдались трудные">
      {words && <p className="whitespace-pre-line">{words}</p>}
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
      <p className="mt-2">Это видите только вы.</p>
    </Notice>
  );
}
