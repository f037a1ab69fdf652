export { changePerson, changePreference, markConsent, tellBirthday, withholdPhoto } from "./changes.ts";
export { birthdaysWithin, hiredDay, hiredWithin, nearBirthdays, newColleagues, toColleague } from "./colleagues.ts";
export { isTold, showFields, toldContact } from "./contacts.ts";
export { forgetMe } from "./me.ts";
export { hasWords, isNamed } from "./names.ts";
export { ownAccount } from "./own-data.ts";
export { hasPhone } from "./phones.ts";
export { mayMeet, readProfile } from "./profile.ts";
export { personSource } from "./search-source.ts";
