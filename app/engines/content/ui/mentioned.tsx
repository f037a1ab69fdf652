import type { ReactNode } from "react";
import { account } from "#app/people/account/routes.ts";
import { mention } from "#app/rich-text/mention.ts";
import { linkAddresses } from "#app/ui/link-addresses.tsx";
import { href } from "#app/web/urls.ts";
import type { Named } from "../contract.ts";

/** A comment with its addresses as links, and the names of colleagues in it as links to them, as they are called now. */
export function mentioned(text: string, named: Named = {}): ReactNode {
  return linkAddresses(text, (words) => linkPeople(words, named));
}

function linkPeople(text: string, named: Named): ReactNode {
  return text.split(mention).map((part, index) => {
    const person = index % 3 === 2 ? profileOf(named, part.toLowerCase()) : undefined;
    if (!person) return index % 3 === 2 ? `@${part}` : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
      <a key={index} className="text-link" href={person.href}>
        @{person.name}
      </a>
    );
  });
}

/** Where one who is named is met; nobody where the text means nobody by that name. */
export function profileOf(named: Named, alias: string) {
  if (!Object.hasOwn(named, alias)) return undefined;
  const person = named[alias]!;
  return { name: person.name, href: href(account.profile, { socialId: person.alias }) };
}
