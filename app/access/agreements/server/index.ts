export { hasConsent } from "./accepting.ts";
export { agreesTo } from "./agreed.ts";
export { keepEnacting } from "./enacting.ts";
export { foundAgreements } from "./founding.ts";

export { agreementAcceptances, agreements, agreementVersions } from "./schema.ts";
export { hashOfText } from "./text-hash.ts";
