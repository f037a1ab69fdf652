/** How the pages of an event are opened: it is the administrator's. */
export const eventPages = {
  "events/one": { path: "/calendar/{event}" },
  "events/edit": { path: "/calendar/{event}/edit", who: "admin" },
  "events/participants": { path: "/calendar/{event}/participants", who: "admin" },
  "events/participantsTable": { path: "/calendar/{event}/participants.csv", who: "admin" },
  "events/door": { path: "/calendar/{event}/door", who: "admin" },
  "events/checkIn": { path: "/calendar/{event}/check-in" },
  "events/detail": { path: "/calendarDetail/{event}" },
  "events/eventFile": { path: "/calendar/{event}/event.ics" },
  "events/seriesFile": { path: "/calendar/{event}/series.ics" },
  "events/feed": { status: 404 },
};

export const eventThings = {
  event: { who: "anna", path: "/calendar?view=list&day=2099-06-10", link: /href="\/calendar\/([0-9a-f-]{36})"/ },
};
