import { area } from "#app/area.ts";
import { membershipContract } from "./contract.ts";
import { placeDeeds } from "./deeds.ts";
import { inviteByDepartment, inviteDepartment } from "./server/departments.ts";
import { give, readDesk } from "./server/desk.ts";
import { findOwners, placeDuty } from "./server/duty.ts";
import { answerOffer, endOffers, handOver } from "./server/handing-over.ts";
import { decide, invite, join, leave, readWaiting, revoke } from "./server/joining.ts";
import { archive } from "./server/keeping.ts";
import { dropLink, enter, makeLink, readLink } from "./server/links.ts";
import { readMakers, readMaking, setMakers } from "./server/makers.ts";
import { enrol, enrolNewcomers } from "./server/mandatory.ts";
import { checkName } from "./server/naming.ts";
import { ownMembership } from "./server/own-data.ts";
import { exclude, listen, markSeen, mute, readBans, readMembers, setRole, shutOut, unban } from "./server/people.ts";
import { askOwners } from "./server/quiet.ts";
import { placeSource } from "./server/search-source.ts";

/** What channels and communities stand on: who belongs to a place, who leads it, who is let in and who is shut out. */
export const membership = area({
  title: "Участие в каналах и сообществах",
  contract: membershipContract,
  serve: {
    name: checkName,
    members: readMembers,
    join,
    leave,
    setRole,
    handOver,
    answerOffer,
    mute,
    exclude,
    bans: readBans,
    ban: shutOut,
    unban,
    waiting: readWaiting,
    invite,
    inviteDepartment,
    makeLink,
    dropLink,
    link: readLink,
    enter,
    revoke,
    decide,
    listen,
    seen: markSeen,
    archive,
    making: readMaking,
    makers: readMakers,
    setMakers,
    desk: readDesk,
    give,
  },
  keeps: ownMembership,
  search: [placeSource],
  duties: { places: placeDuty },
  listeners: [inviteByDepartment, enrol],
  jobs: [enrolNewcomers, findOwners, askOwners, endOffers],
  deeds: placeDeeds,
});
