export { issueCertificate, readCertificateOf } from "./issuing.ts";
export { certificates, certificateTemplates } from "./schema.ts";
export { demandTemplate, readTemplateNames } from "./templates.ts";
