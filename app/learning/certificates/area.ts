import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { certificatesContract } from "./contract.ts";
import { certificateDeeds } from "./deeds.ts";
import { certificatesNavigation } from "./navigation.ts";
import { check, readDesk, readMine } from "./server/certificate-reading.ts";
import { reissue, revoke } from "./server/issuing.ts";
import { certificateNotices, remindToRenew } from "./server/notices.ts";
import { ownCertificates } from "./server/own-data.ts";
import { readPaper, readTrial } from "./server/papers.ts";
import { dropTemplate, putTemplate, readTemplates } from "./server/templates.ts";

/** What people have in hand of what they have passed; anybody checks it by its number (product B13). */
export const certificates = area({
  title: "Сертификаты",
  contract: certificatesContract,
  navigation: certificatesNavigation,
  serve: {
    ...{ check, mine: readMine, paper: readPaper, desk: readDesk, revoke, reissue },
    ...{ templates: readTemplates, putTemplate, dropTemplate, trial: readTrial },
  },
  keeps: ownCertificates,
  deeds: certificateDeeds,
  notices: [certificateNotices],
  jobs: [
    {
      name: "certificates.renew",
      title: "Напомнить о сроках сертификатов",
      cron: "20 6 * * *",
      run: () => withTenant("*", remindToRenew),
    },
  ],
});
