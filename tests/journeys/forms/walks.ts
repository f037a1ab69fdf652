import { isDeep } from "#tests/support/depth.ts";
import { castOf, needs, type WalksName, type Way } from "../support/walkers.ts";
import type { Area, Walk } from "./area.ts";
import { adaptationWalks } from "./walks-adaptation.ts";
import { agreementDeskWalks } from "./walks-agreement-desk.ts";
import { agreementWalks } from "./walks-agreements.ts";
import { analyticsWalks } from "./walks-analytics.ts";
import { bulkWalks } from "./walks-bulk.ts";
import { cabinetWalks } from "./walks-cabinet.ts";
import { cannedRepliesWalks } from "./walks-canned-replies.ts";
import { catalogueWalks } from "./walks-catalogue.ts";
import { channelWalks } from "./walks-channels.ts";
import { communityWalks } from "./walks-communities.ts";
import { companyWalks } from "./walks-company.ts";
import { contentFilterWalks } from "./walks-content-filters.ts";
import { courseWalks } from "./walks-courses.ts";
import { deskTalkWalks } from "./walks-desk-talk.ts";
import { directoryWalks } from "./walks-directory.ts";
import { entryWalks } from "./walks-entry.ts";
import { eventWalks } from "./walks-events.ts";
import { extrasWalks } from "./walks-extras.ts";
import { feedWalks } from "./walks-feed.ts";
import { followWalks } from "./walks-follow.ts";
import { hashtagWalks } from "./walks-hashtags.ts";
import { invitationWalks } from "./walks-invitations.ts";
import { inviteWalks } from "./walks-invites.ts";
import { ldapWalks } from "./walks-ldap.ts";
import { lineWalks } from "./walks-line.ts";
import { mainWalks } from "./walks-main.ts";
import { mapWalks } from "./walks-maps.ts";
import { moderationWalks } from "./walks-moderation.ts";
import { newsWalks } from "./walks-news.ts";
import { newsroomWalks } from "./walks-newsroom.ts";
import { noticeWalks } from "./walks-notices.ts";
import { opinionWalks } from "./walks-opinions.ts";
import { passkeyWalks } from "./walks-passkeys.ts";
import { peopleDeskWalks } from "./walks-people-desk.ts";
import { pointWalks } from "./walks-points.ts";
import { pollWalks } from "./walks-polls.ts";
import { rssWalks } from "./walks-rss.ts";
import { rubricWalks } from "./walks-rubrics.ts";
import { savedWalks } from "./walks-saved.ts";
import { searchWalks } from "./walks-search.ts";
import { searchDeskWalks } from "./walks-search-desk.ts";
import { settingsWalks } from "./walks-settings.ts";
import { shopWalks } from "./walks-shop.ts";
import { shortLinkWalks } from "./walks-short-links.ts";
import { staffWalks } from "./walks-staff.ts";
import { storyWalks } from "./walks-stories.ts";
import { storyDeskWalks } from "./walks-story-desk.ts";
import { supportWalks } from "./walks-support.ts";
import { supportDeskWalks } from "./walks-support-desk.ts";
import { surveyWalks } from "./walks-surveys.ts";
import { systemDeskWalks } from "./walks-system-desk.ts";
import { talkWalks } from "./walks-talk.ts";
import { templateWalks } from "./walks-templates.ts";
import { thanksWalks } from "./walks-thanks.ts";
import { translationWalks } from "./walks-translations.ts";
import { trashWalks } from "./walks-trash.ts";
import { videoWalks } from "./walks-videos.ts";
import { writingWalks } from "./walks-writing.ts";

/** Every file of walks by its name, walks-*.ts; those of many steps first, so that no worker is left with one at the end. */
export const areas: Record<WalksName, Area> = {
  newsroom: { folders: ["newsroom", "must-read"], walks: newsroomWalks },
  "people-desk": { folders: ["people-desk", "guests", "own-data", "passwords"], walks: peopleDeskWalks },
  cabinet: {
    folders: ["cabinet", "absences", "account", "blocking", "faq", "followings", "own-data", "skills"],
    walks: cabinetWalks,
  },
  "story-desk": { folders: ["stories"], walks: storyDeskWalks },
  settings: { folders: ["account", "passwords", "second-factor", "visibility"], walks: settingsWalks },
  moderation: { folders: ["moderation", "trash"], walks: moderationWalks },
  writing: { folders: ["ugc", "content"], walks: writingWalks },
  follow: { folders: ["account", "followings", "hashtags", "mood", "news", "people"], walks: followWalks },
  notices: { folders: ["notifications"], walks: noticeWalks },
  search: { folders: ["search"], walks: searchWalks },
  talk: { folders: ["content"], walks: talkWalks },
  feed: { folders: ["feed", "account", "content"], walks: feedWalks },
  main: { folders: ["shell", "widgets", "mood", "set-up"], walks: mainWalks },
  "content-filters": { folders: ["moderation"], walks: contentFilterWalks },
  "system-desk": { folders: ["system-state", "audit", "companies"], walks: systemDeskWalks },
  bulk: { folders: ["newsroom"], walks: bulkWalks },
  templates: { folders: ["newsroom"], walks: templateWalks },
  translations: { folders: ["translations"], walks: translationWalks },
  directory: { folders: ["scim", "people-desk"], walks: directoryWalks },
  "desk-talk": { folders: ["newsroom"], walks: deskTalkWalks },
  extras: { folders: ["extras"], walks: extrasWalks },
  hashtags: { folders: ["hashtags"], walks: hashtagWalks },
  news: { folders: ["news", "drafts", "ugc"], walks: newsWalks },
  entry: { folders: ["agreements", "outbox", "spaces"], walks: entryWalks },
  "agreement-desk": { folders: ["agreements"], walks: agreementDeskWalks },
  invites: { folders: ["registration"], walks: inviteWalks },
  line: { folders: ["running-line"], walks: lineWalks },
  polls: { folders: ["polls", "content", "ugc"], walks: pollWalks },
  stories: { folders: ["stories", "feed", "running-line"], walks: storyWalks },
  "search-desk": { folders: ["search"], walks: searchDeskWalks },
  "canned-replies": { folders: ["moderation"], walks: cannedRepliesWalks },
  rubrics: { folders: ["rubrics"], walks: rubricWalks },
  staff: { folders: ["staff", "people-desk"], walks: staffWalks },
  "support-desk": { folders: ["support"], walks: supportDeskWalks },
  surveys: {
    folders: ["questionnaires", "questionnaire-desk", "question-bank", "quizzes", "surveys", "guest-surveys"],
    walks: surveyWalks,
  },
  courses: { folders: ["courses", "certificates"], walks: courseWalks },
  trash: { folders: ["trash"], walks: trashWalks },
  agreements: { folders: ["agreements"], walks: agreementWalks },
  channels: { folders: ["channels", "membership"], walks: channelWalks },
  invitations: { folders: ["membership"], walks: invitationWalks },
  communities: { folders: ["communities", "membership"], walks: communityWalks },
  points: { folders: ["balance", "tasks", "ledger"], walks: pointWalks },
  thanks: { folders: ["thanks", "achievements"], walks: thanksWalks },
  events: { folders: ["events", "outside"], walks: eventWalks },
  maps: { folders: ["maps"], walks: mapWalks },
  shop: { folders: ["shop", "store-desk", "balance"], walks: shopWalks },
  catalogue: { folders: ["catalogue", "requests", "builder", "questionnaires"], walks: catalogueWalks },
  adaptation: { folders: ["adaptation", "progress"], walks: adaptationWalks },
  opinions: { folders: ["opinion", "my-resource"], walks: opinionWalks },
  company: { folders: ["widgets", "mood"], walks: companyWalks },
  saved: { folders: ["saved", "content"], walks: savedWalks },
  support: { folders: ["support"], walks: supportWalks },
  videos: { folders: ["videos"], walks: videoWalks },
  analytics: { folders: ["analytics"], walks: analyticsWalks },
  ldap: { folders: ["people-desk"], walks: ldapWalks },
  passkeys: { folders: ["passkeys"], walks: passkeyWalks },
  rss: { folders: ["feed", "account"], walks: rssWalks },
  "short-links": { folders: ["short-links"], walks: shortLinkWalks },
};

/** Walked in every way even where nothing has changed: between them they have every kind of field and of page. */
const smoke: WalksName[] = ["writing", "settings", "entry", "saved"];

/** Which walks are made now and in which ways: all where something has changed, else one way, which proves what is sent. */
export const walkedNow = (Object.keys(areas) as WalksName[]).flatMap((name) => {
  const isWhole = smoke.includes(name) || areas[name].folders.some(isDeep);
  const ways: readonly Way[] = needs[name].ways;
  return ways.filter((way) => isWhole || way === "no-js").map((way) => ({ name, way }));
});

/** All walks of one way of looking. */
export function walksOf(way: Way): Walk[] {
  return (Object.keys(areas) as WalksName[])
    .filter((name) => (needs[name].ways as readonly Way[]).includes(way))
    .flatMap((name) => areas[name].walks(castOf(name, way)));
}
