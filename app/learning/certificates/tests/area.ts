import { newId, transaction, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, desk, everyone } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { issueCertificate } from "../server/index.ts";

/** A certificate of «Север», given anew: the id by which the desk knows it. */
async function fresh({ admin, sever }: TwoCompanies): Promise<string> {
  const { groupId, accountId } = sever.employee;
  const wish = { groupId, accountId, objectId: newId(), courseId: newId(), title: "Кофе", score: null, minutes: 30 };
  const number = await withTenant(groupId, () =>
    transaction(() => issueCertificate({ ...wish, passedOn: "2026-03-17", validMonths: null })),
  );
  const { items } = await apiAs(admin).certificates.desk({});
  return items.find((one) => one.number === number)!.id;
}

const words = { heading: "Сертификат", text: "Курс пройден полностью." };

/** A template of «Север», written anew. */
const template = async ({ admin }: TwoCompanies) =>
  (await apiAs(admin).certificates.putTemplate({ ...words, title: `Шаблон ${newId()}` })).id;

export const tests: AreaTests = {
  addresses: {
    check: ({ sever }) => ({ for: "everyone", params: { number: sever.certificate } }),
    paper: ({ sever }) => ({ ...about("company", "number", sever.certificate) }),
  },
  samples: {
    check: ({ sever }) => everyone({ number: sever.certificate }),
    mine: () => everyone({}),
    paper: ({ sever }) => company({ number: sever.certificate }, sever.certificate),
    templates: () => desk({}),
    putTemplate: () => desk({ ...words, title: `Шаблон ${newId()}` }),
    dropTemplate: async (world) => {
      const id = await template(world);
      return { ...desk({ id }), id };
    },
    trial: async (world) => {
      const id = await template(world);
      return { ...desk({ id }), id };
    },
    desk: () => desk({}),
    revoke: async (world) => {
      const id = await fresh(world);
      return { ...desk({ id, reason: "Тест сдал другой" }), id };
    },
    reissue: async (world) => {
      const id = await fresh(world);
      return { ...desk({ id }), id };
    },
  },
  pages: {
    "/certificates": { statements: 1, ask: ({ api }) => [api.certificates.mine({})] },
  },
  notices: {
    "certificate-expires": reader(
      stands(({ sever }) => ({ subject: "Кофе", href: `/certificates/${sever.certificate}` })),
    ),
  },
};

export const testsOf: Record<string, AreaTests> = {
  certificatesDesk: {
    addresses: { adminTrial: ({ sever }) => about("company", "id", sever.certificateTemplate) },
    pages: {
      "/admin/learning/certificates/templates": {
        statements: 1,
        ask: ({ admin }) => [admin.certificates.templates({})],
      },
      "/admin/learning/certificates": { statements: 1, ask: ({ admin }) => [admin.certificates.desk({})] },
    },
  },
};
