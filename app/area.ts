import type { AnyContractProcedure } from "@orpc/contract";
import type { ContentKind } from "#app/engines/content/server/index.ts";
import type { DraftForm } from "#app/engines/drafts/server/index.ts";
import type { PostingKind } from "#app/engines/ledger/server/index.ts";
import type { PlaceKind, PlaceSection } from "#app/engines/membership/server/index.ts";
import type { NoticeFamily, UnreadCounts } from "#app/engines/notifications/server/index.ts";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import type { DutyName } from "#app/office/people-desk/contract.ts";
import type { FollowSource } from "#app/people/followings/server/index.ts";
import type { WidgetSources } from "#app/portal/widgets/server/index.ts";
import type { Placed } from "#app/web/navigation.ts";
import { type Serve, serveArea } from "#platform/api/implement.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import type { Listener } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import type { OwnPart } from "#platform/own-data/part.ts";
import type { Duty } from "#platform/people/duty.ts";
import type { Right } from "#platform/people/rights.ts";

/** The face of an area towards the portal: everything that it adds to it. */
type Face<Contract> = Parts & {
  /** What the area is called, in the API's description too. */
  title: string;
  contract: Contract;
  serve: Serve<Contract>;
};

export type Parts = {
  /** What is done by the clock or later. */
  jobs?: Job<never>[];
  /** What it does when something happens elsewhere. */
  listeners?: Listener[];
  /** What it publishes. */
  kinds?: ContentKind[];
  /** What people belong to in it. */
  places?: PlaceKind[];
  /** What it keeps for places, as tabs of their pages. */
  placeSections?: PlaceSection[];
  /** Its forms that keep drafts. */
  drafts?: DraftForm[];
  /** For what it moves points. */
  postings?: PostingKind[];
  /** What it tells people of, in families of their settings. */
  notices?: NoticeFamily[];
  /** What people may follow of it. */
  follows?: FollowSource[];
  /** What search finds of it. */
  search?: SearchSource[];
  /** What it keeps of a person: archive and erasure. */
  keeps?: OwnPart[];
  /** What people answer for here, and what passes to their successors. */
  duties?: Partial<Record<DutyName, Duty>>;
  /** What is written down of it in the journal, as people call it. */
  deeds?: Partial<Record<Deed, string>>;
  /** What the rights open whose desks stand here, in words for whoever gives them. */
  rights?: Partial<Record<Right, string>>;
  /** How much of it is new to a person: the number beside its entry in the navigation. */
  unread?: UnreadCounts;
  /** Where people find it. */
  navigation?: Placed[];
  /** What it shows on the main page. */
  widgets?: Partial<WidgetSources>;
};

/** Declares an area. Gives its face, with the router that serves its contract; `app/areas.ts` collects them. */
export function area<Contract extends Record<string, AnyContractProcedure>>(face: Face<Contract>) {
  return { ...face, router: serveArea(face.contract, face.serve) };
}

type Tables = "deeds" | "duties" | "rights" | "widgets" | "unread";
type Lists = Exclude<keyof Parts, Tables>;

/** What areas hand over: `list` joins their lists of one kind, `table` their tables. Refuses two of one name. */
export const gather = (faces: Parts[]) => ({
  list<Part extends Lists>(part: Part): NonNullable<Parts[Part]> {
    const all = faces.flatMap((face): object[] => face[part] ?? []);
    demandNames(
      part,
      all.flatMap((one) => ("name" in one ? String(one.name) : [])),
    );
    return all as NonNullable<Parts[Part]>;
  },
  table<Part extends Tables>(part: Part): Required<NonNullable<Parts[Part]>> {
    const all = faces.map((face) => face[part] ?? {});
    demandNames(part, all.flatMap(Object.keys));
    return Object.assign({}, ...all);
  },
});

function demandNames(part: string, names: string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two areas hand over ${part} of the name «${twice}»`);
}
