export { addDevice, dropDevice, wakeDevice } from "./devices.ts";
export { notifyOfFound } from "./found.ts";

export { sendLetters } from "./posting.ts";
export { tryDevice } from "./push-trial.ts";
export { sendPushes } from "./pushing.ts";
export { noticeChoices, noticeHabits, noticeMutes, notices, pushDevices, pushMessages } from "./schema.ts";
export { sweepNotices } from "./sweeping.ts";
export { titleOfLetters, unsubscribe } from "./unsubscribing.ts";
