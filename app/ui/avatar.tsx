import { classes } from "./classes.ts";

const sizes = {
  xs: { box: "size-6", words: "text-[0.625rem]", pixels: 24 },
  s: { box: "size-8", words: "text-xs", pixels: 32 },
  m: { box: "", words: "text-sm", pixels: 40 },
  l: { box: "size-14", words: "text-lg", pixels: 56 },
  xl: { box: "size-24", words: "text-3xl", pixels: 96 },
  "2xl": { box: "size-32", words: "text-4xl", pixels: 128 },
};

// Written out, because Tailwind finds class names by reading the source.
const tints = ["avatar-0", "avatar-1", "avatar-2", "avatar-3", "avatar-4", "avatar-5", "avatar-6", "avatar-7"];

/** `photo` is the address of a stored picture, without a width. */
export type AvatarPerson = { id: string; name: string; photo?: string | null };

type AvatarProps = {
  person: AvatarPerson;
  size?: keyof typeof sizes;
  /** A rounded square for places and companies. */
  square?: boolean;
  /** Says the name to screen readers: only where the name is not written beside it. */
  named?: boolean;
  className?: string;
};

/** A person's photo, or initials on a colour that is always the same for this person. */
export function Avatar({ person, size = "m", square, named, className }: AvatarProps) {
  const { box, words, pixels } = sizes[size];
  const shape = classes("avatar", box, square && "rounded-[28%]", className);
  if (person.photo) {
    return (
      <img
        src={`${person.photo}/${pixels > 56 ? 480 : 128}`}
        alt={named ? person.name : ""}
        width={pixels}
        height={pixels}
        loading="lazy"
        className={shape}
      />
    );
  }
  const look = classes(shape, words, tints[tintOf(person.id)], "initials");
  return named ? (
    <span role="img" aria-label={person.name} className={look}>
      {initialsOf(person.name)}
    </span>
  ) : (
    <span aria-hidden="true" className={look}>
      {initialsOf(person.name)}
    </span>
  );
}

/** Several faces in a row; `total` adds «+ 12», the rest in words. */
export function AvatarGroup({
  people,
  total,
  size = "s",
}: {
  people: AvatarPerson[];
  total?: number;
  size?: "xs" | "s" | "m";
}) {
  const rest = (total ?? people.length) - people.length;
  return (
    <span className="inline-flex items-center">
      {people.map((person) => (
        <Avatar key={person.id} person={person} size={size} className="-ml-1.5 ring-2 ring-surface first:ml-0" />
      ))}
      {rest > 0 && (
        <span className="ml-2 text-sm text-muted">
          <span className="sr-only">и ещё </span>
          <span aria-hidden="true">+</span>
          {rest}
        </span>
      )}
    </span>
  );
}

/** «Анна Ковалёва» → «АК». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.match(/\p{L}|\p{N}/u)?.[0].toUpperCase() ?? "")
    .join("");
}

/** A number from 0 to 7 that never changes for the same id. */
export function tintOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % 8;
}
