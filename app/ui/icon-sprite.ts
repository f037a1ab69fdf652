// Written by bin/sprite.mjs. The address changes with the drawings, so a stored sprite never lacks a new one.
export const iconSprite = "/icons.svg?v=6f80462d";

const names =
  "home feed search bell user users menu close more back forward up down chevron-down chevron-up chevron-left chevron-right external link news blogs life work company subscriptions channels communities learning calendar store surveys tests maps achievements adaptation thanks hashtag palette rubrics article rubric services finance education sport food shop cart my-resource announcements settings email phone birthday documents feedback exit enter lock key shield balance gift at id place language view-map view-list view-bars view-cards view-tiles light dark system filter sort widget-add widget-change widget-setup drag add remove edit delete save copy check comment reply reaction like thumb clap idea fire sad smile meh laugh pin unpin share report bookmark star eye eye-off bell-off send attach upload download refresh print play pause subscribe unsubscribe ban history schedule time install qr info success warning danger help offline empty bold italic underline list-bulleted list-numbered quote heading undo redo video table code image images camera crop flip-horizontal flip-vertical rotate-left rotate-right aspect-ratio cover zoom file";

/** Every name, without the drawings' own; pure, so that the browser, which never asks, is not sent it. */
export const iconNames = /* @__PURE__ */ new Set(/* @__PURE__ */ names.split(" "));
