import type { SQL } from "drizzle-orm";
import type { MailLevel, NoticeView, PushLevel } from "#app/engines/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { handedOver } from "#platform/handed-over.ts";
import type { Told } from "./told.ts";

/** Of one, and «4 новых комментария …» where several stand as one. */
export type KindWords = string | { one: string; many: readonly [one: string, few: string, many: string] };

/** What is told, by the words that stand before what it is about. */
type Kind = {
  words: KindWords;
  /** One person has done it towards another: it is not told of whoever is blocked. */
  personal?: true;
  /**
   * It tells that a publication has come: of that a person hears once, of the strongest that it is to them. What is told to all
   * who belong to a place is 1, to be asked to read it by a day the most.
   */
  strength?: number;
  /** Somebody is called by name or together with all: it stands among the mentions too. */
  isMention?: true;
  /** Its area writes the letters of it itself, with what a letter of notices cannot carry. */
  ownLetter?: true;
  /** The condition «it is still so»; what is not so any more vanishes. */
  isSo?(told: Told): SQL;
  /** The condition «the page that it leads to is there for this reader»; where no reader is known, for anybody at all. */
  leadsTo?(viewer?: Viewer): SQL;
};

/** Notices that a person decides about together, a line of their settings: an area's own, handed over by its face. */
export type NoticeFamily = {
  name: string;
  title: string;
  hint: string;
  kinds: Record<string, KindWords | Kind>;
  /** How it comes by mail until the person says otherwise; in the bell it always does. */
  mail: MailLevel;
  /** The same of the devices that the person has allowed. */
  push: PushLevel;
  /** The bell has it whatever the person wishes: duties and rights. */
  mandatory?: true;
  /** The mark that stands where nobody is named: of what it is about, else a bell. */
  mark?: NoticeView["mark"];
  /** Those whom it could ever reach; everybody, if not told. */
  isFor?(viewer: Viewer): boolean;
};

type Described = Kind & { name: string; family: NoticeFamily };
type Known = { families: Map<string, NoticeFamily>; kinds: Map<string, Described> };

const known = handedOver<Known>("the families of notices");

export const noticeFamilies = {
  /** Takes what areas tell people of; refuses two families or two kinds of one name. The mandatory stands last in the settings. */
  handOver(given: NoticeFamily[]): void {
    const [families, kinds] = [new Map<string, NoticeFamily>(), new Map<string, Described>()];
    for (const family of given.toSorted((a, b) => Number(a.mandatory ?? false) - Number(b.mandatory ?? false))) {
      if (families.has(family.name)) throw new Error(`Two families of notices are called ${family.name}`);
      families.set(family.name, family);
      for (const [name, kind] of Object.entries(family.kinds)) {
        if (kinds.has(name)) throw new Error(`Two families of notices have ${name}`);
        kinds.set(name, { ...(isKind(kind) ? kind : { words: kind }), name, family });
      }
    }
    known.handOver({ families, kinds });
  },
};

const isKind = (kind: KindWords | Kind): kind is Kind => typeof kind === "object" && "words" in kind;

/** Everything that the portal tells people of, in the order of their settings. */
export function allFamilies(): NoticeFamily[] {
  return [...known.get().families.values()];
}

/** A family by its name; undefined where there is none. */
export function findFamily(name: string): NoticeFamily | undefined {
  return known.get().families.get(name);
}

/** All kinds of notices. */
export function allKinds(): Described[] {
  return [...known.get().kinds.values()];
}

/** What is known of a kind: its family, and the words that it begins with. Throws of what nobody describes. */
export function describeKind(kind: string): Described {
  const found = known.get().kinds.get(kind);
  if (!found) throw new Error(`Nobody describes notices of the kind ${kind}`);
  return found;
}

/** The names of some kinds. */
export function kindsThat(isMeant: (kind: Described) => unknown): string[] {
  return allKinds()
    .filter(isMeant)
    .map(({ name }) => name);
}

/** The kinds of one family. */
export function kindsOf(family: string): string[] {
  return kindsThat((kind) => kind.family.name === family);
}

/** What the bell has whatever a person wishes. */
export function mandatoryKinds(): string[] {
  return kindsThat((kind) => kind.family.mandatory);
}
