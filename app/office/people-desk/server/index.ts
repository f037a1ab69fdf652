export { duties } from "./duties.ts";
export { keepLdap } from "./ldap.ts";
export { leavePlace } from "./moving-out.ts";
export { openedBy } from "./offered.ts";
export { sweepRights } from "./rights.ts";
export { ldapPeople, ldapRuns, peopleTables } from "./schema.ts";
export { findOwn } from "./standing.ts";
export { leave, restore, suspend } from "./states.ts";

export type { Wanted } from "./table-plan.ts";
export { openTree } from "./table-tree.ts";
export { pathOf, phoneOf, troubleOfPath } from "./table-values.ts";
export { writePeople } from "./table-writing.ts";
