import { page } from "#app/web/urls.ts";

export const certificatesDesk = {
  adminTemplates: page("/admin/learning/certificates/templates", {
    audience: "learning",
    title: "Шаблоны сертификатов",
  }),
  adminTrial: page("/admin/learning/certificates/templates/:id/trial", {
    audience: "learning",
    title: "Образец сертификата",
  }),
  adminCertificates: page("/admin/learning/certificates", { audience: "learning", title: "Сертификаты" }),
};
