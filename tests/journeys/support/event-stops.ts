/** How the pages of an event are opened: it is the administrator's. */
export const eventPages = {
  "events/one": { path: "/calendar/{event}" },
  "events/edit": { path: "/calendar/{event}/edit", who: "admin" },
  "events/participants": { path: "/calendar/{event}/participants", who: "admin" },
  "events/participantsTable": { path: "/calendar/{event}/participants.csv", who: "admin" },
  "events/join": { path: "/calendar/{event}/join" },
  "events/questions": { path: "/calendar/{event}/questions", who: "admin" },
  "events/question": { path: "/calendar/{event}/questions/new?kind=single", who: "admin" },
  "events/door": { path: "/calendar/{event}/door", who: "admin" },
  "events/checkIn": { path: "/calendar/{event}/check-in" },
  "events/channelEvents": { path: "/c/kofe-chat/events" },
  "events/communityEvents": { path: "/cm/knizhnyy-klub/events" },
  "events/detail": { path: "/calendarDetail/{event}" },
  "events/eventFile": { path: "/calendar/{event}/event.ics" },
  "events/seriesFile": { path: "/calendar/{event}/series.ics" },
  "events/feed": { status: 404 },
};

/** How the pages of calendars of other programs are opened: anna has one. */
export const outsidePages = {
  "outside/one": { path: "/calendar/outside/one/{outsideCalendar}" },
  "outside/file": { path: "/calendar/outside/one/{outsideCalendar}/calendar.ics" },
  "outside/entry": { path: "/calendar/outside/one/{outsideCalendar}/{outsideEntry}" },
};

export const eventThings = {
  outsideCalendar: { who: "anna", path: "/calendar/outside", link: /href="\/calendar\/outside\/one\/([0-9a-f-]{36})"/ },
  outsideEntry: {
    who: "anna",
    path: "/calendar/outside/one/{outsideCalendar}",
    link: /href="\/calendar\/outside\/one\/[0-9a-f-]{36}\/([0-9a-f-]{36})"/,
  },
  event: { who: "anna", path: "/calendar?view=list&day=2099-06-10", link: /href="\/calendar\/([0-9a-f-]{36})"/ },
};
