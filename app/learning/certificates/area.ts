import { area } from "#app/area.ts";
import { certificatesContract } from "./contract.ts";
import { certificateDeeds } from "./deeds.ts";
import { certificatesNavigation } from "./navigation.ts";
import { check, readDesk, readMine } from "./server/certificate-reading.ts";
import { reissue, revoke } from "./server/issuing.ts";
import { ownCertificates } from "./server/own-data.ts";

/** What people have in hand of what they have passed; anybody checks it by its number (product B13). */
export const certificates = area({
  title: "Сертификаты",
  contract: certificatesContract,
  navigation: certificatesNavigation,
  serve: { check, mine: readMine, desk: readDesk, revoke, reissue },
  keeps: ownCertificates,
  deeds: certificateDeeds,
});
