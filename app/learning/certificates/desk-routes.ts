import { page } from "#app/web/urls.ts";

export const certificatesDesk = {
  adminCertificates: page("/admin/learning/certificates", { audience: "learning", title: "Сертификаты" }),
};
