import { type Deed, deedNames, type Standing, standings } from "#app/engines/membership/contract.ts";
import type { Inviting, Joining, Posting } from "./schema.ts";

const leaders: Standing[] = ["owner", "admin"];
const writers: Standing[] = [...leaders, "member"];
const inside: Standing[] = [...writers, "muted", "follower"];
const everybody: Standing[] = [...standings];
const welcome = everybody.filter((one) => one !== "banned");

type Facts = {
  joining: Joining;
  posting: Posting;
  inviting: Inviting;
  archived: boolean;
  preModerated: boolean;
  /** Whoever is asked about must belong to it. */
  bound: boolean;
};
type Way = Partial<Facts> & { roles: Standing[] };

/** Who may do what, where: the whole law of places. A way is open where all that it names is so. */
const law: Record<Deed, Way[]> = {
  know: [
    { joining: "open", roles: everybody },
    { joining: "request", roles: everybody },
    { joining: "closed", roles: welcome },
    { joining: "hidden", roles: [...inside, "invited"] },
  ],
  read: [{ joining: "open", roles: everybody }, { roles: inside }],
  join: [
    { joining: "open", archived: false, roles: ["stranger", "requested", "invited", "follower"] },
    { archived: false, roles: ["invited"] },
  ],
  ask: [{ joining: "request", archived: false, roles: ["stranger"] }],
  leave: [{ bound: false, roles: inside.filter((one) => one !== "owner") }],
  write: [
    { posting: "all", archived: false, roles: writers },
    { archived: false, roles: leaders },
  ],
  publish: [
    { posting: "all", preModerated: false, archived: false, roles: writers },
    { archived: false, roles: leaders },
  ],
  answer: [
    { posting: "all", archived: false, roles: writers },
    { posting: "admins-comments", archived: false, roles: writers },
    { archived: false, roles: leaders },
  ],
  react: [{ roles: welcome }],
  invite: [
    { inviting: "all", archived: false, roles: writers },
    { inviting: "admins", archived: false, roles: leaders },
    { archived: false, roles: ["owner"] },
  ],
  lead: [{ roles: leaders }],
  edit: [{ roles: leaders }],
  own: [{ roles: ["owner"] }],
};

/** The ways that lead to a deed. */
export const rolesFor = (deed: Deed): Way[] => law[deed];

/** What somebody may do in a place of such a kind. */
export function mayOf(facts: Facts, role: Standing): Record<Deed, boolean> {
  const isOpen = ({ roles, ...asked }: Way) =>
    roles.includes(role) && Object.entries(asked).every(([name, value]) => facts[name as keyof Facts] === value);
  return Object.fromEntries(deedNames.map((deed) => [deed, law[deed].some(isOpen)])) as Record<Deed, boolean>;
}
