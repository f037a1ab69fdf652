export { issueCertificate, readCertificateOf } from "./issuing.ts";
export { certificates } from "./schema.ts";
