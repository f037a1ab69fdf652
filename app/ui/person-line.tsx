import { Avatar } from "./avatar.tsx";
import type { FieldProps } from "./field.tsx";

/** One who may be chosen (spec §3: value is the account id, label the full name); what they are about is shown before a detail. */
export type PersonOption = { value: string; label: string; photo?: string | null; detail?: string; about?: string };

export type PersonFieldProps = Omit<FieldProps, "defaultValue"> & {
  chosen?: PersonOption[];
  /** Whom the server found for `query`, offered as plain answers without script. */
  found?: PersonOption[];
  query?: string;
  many?: boolean;
  /** Finds people while typing; without it the plain form stays. */
  find?: (query: string, signal: AbortSignal) => Promise<PersonOption[]>;
};

/** How a person looks among those who may be chosen. */
export function PersonLine({ person }: { person: PersonOption }) {
  const about = person.about || person.detail;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar person={{ id: person.value, name: person.label, photo: person.photo ?? null }} size="s" />
      <span className="min-w-0">
        <span className="block truncate">{person.label}</span>
        {about && <span className="block truncate text-sm text-muted">{about}</span>}
      </span>
    </span>
  );
}
