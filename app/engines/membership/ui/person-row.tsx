import type { ReactNode } from "react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { Avatar } from "#app/ui/avatar.tsx";

type Props = {
  person: { accountId: string; name: string; alias: string; photo: string | null };
  detail?: ReactNode;
  children?: ReactNode;
};

/** Somebody in a list of a place: who, what is known of them, what one may do. */
export function PersonRow({ person, detail, children }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar person={{ id: person.accountId, name: person.name, photo: person.photo }} />
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <PersonLink person={person} />
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {children && <span className="flex flex-wrap gap-2">{children}</span>}
    </li>
  );
}

/** A small form of one press about one person of a place. */
export function PersonFields({ place, person }: { place: string; person: string }) {
  return (
    <>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="person" value={person} />
    </>
  );
}
