import { Avatar } from "./avatar.tsx";

/** One who may be chosen (spec §3: value is the account id, label the full name). */
export type PersonOption = {
  value: string;
  label: string;
  photo?: string | null;
  /** The short name that a text calls them by. */
  detail?: string;
  /** What they are: position, department. */
  about?: string;
};

export type FindPeople = (query: string, signal: AbortSignal) => Promise<PersonOption[]>;

/** How a person looks among those who may be chosen. */
export function PersonLine({ person: { value, label, photo = null, about } }: { person: PersonOption }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar person={{ id: value, name: label, photo }} size="s" />
      <span className="min-w-0">
        <span className="block truncate">{label}</span>
        {about && <span className="block truncate text-sm text-muted">{about}</span>}
      </span>
    </span>
  );
}
