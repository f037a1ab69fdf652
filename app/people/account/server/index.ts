export { changePerson, changePreference, markConsent, tellBirthday, withholdPhoto } from "./changes.ts";
export { birthdaysWithin, hiredDay, hiredWithin, toColleague } from "./colleagues.ts";
export { isTold, showFields, toldContact } from "./contacts.ts";
export { forgetMe } from "./me.ts";

export { hasPhone } from "./phones.ts";
export { mayMeet, readProfile } from "./profile.ts";
