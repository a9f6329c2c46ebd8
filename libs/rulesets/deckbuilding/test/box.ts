/** What is in the box, card by card, written down by hand: lists to hold the content against. */

const EMPIRE_CARDS = {
  ...{ 'tie-fighter': 3, 'tie-bomber': 2, 'scout-trooper': 2, 'admiral-piett': 1, 'death-trooper': 2 },
  ...{ 'tie-interceptor': 2, 'gozanti-cruiser': 3, 'general-veers': 1, 'moff-jerjerrod': 1, 'at-st': 2 },
  ...{ 'landing-craft': 2, 'boba-fett': 1, 'director-krennic': 1, 'imperial-carrier': 2, 'at-at': 1 },
  ...{ 'grand-moff-tarkin': 1, 'star-destroyer': 2, 'darth-vader': 1 },
};
const REBEL_CARDS = {
  ...{ 'y-wing': 2, snowspeeder: 2, 'duros-spy': 2, 'baze-malbus': 1, 'rebel-transport': 2 },
  ...{ 'rebel-commando': 2, 'x-wing': 3, 'chirrut-imwe': 1, 'u-wing': 2, 'hammerhead-corvette': 2 },
  ...{ chewbacca: 1, 'jyn-erso': 1, 'b-wing': 2, 'han-solo': 1, 'cassian-andor': 1, 'princess-leia': 1 },
  ...{ 'mon-calamari-cruiser': 2, 'millennium-falcon': 1, 'luke-skywalker': 1 },
};
const NEUTRAL_CARDS = {
  ...{ 'z-95-headhunter': 2, 'jawa-scavenger': 2, 'rodian-gunslinger': 2, 'kel-dor-mystic': 2, lobot: 1 },
  ...{ bossk: 1, 'fang-fighter': 2, 'twilek-smuggler': 2, 'c-roc-cruiser': 2, dengar: 1 },
  ...{ 'quarren-mercenary': 2, 'hwk-290': 2, 'blockade-runner': 3, 'ig-88': 1, 'nebulon-b-frigate': 2 },
  ...{ 'lando-calrissian': 1, 'jabbas-sail-barge': 1, 'jabba-the-hutt': 1 },
};

export const copies = (n: number, id: string): readonly string[] => new Array<string>(n).fill(id);
const all = (cards: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(cards).flatMap(([id, n]) => copies(n, id));

/** The galaxy deck: thirty cards of each kind. */
export const GALAXY = {
  empire: all(EMPIRE_CARDS),
  rebel: all(REBEL_CARDS),
  neutral: all(NEUTRAL_CARDS),
};
export const GALAXY_DECK = [...GALAXY.empire, ...GALAXY.rebel, ...GALAXY.neutral];

/** The two decks to begin with, in alphabetical order. */
export const STARTERS = {
  empire: [...copies(7, 'imperial-shuttle'), 'inquisitor', ...copies(2, 'stormtrooper')],
  rebel: [...copies(7, 'alliance-shuttle'), ...copies(2, 'rebel-trooper'), 'temple-guardian'],
};

/** The bases of each faction besides the one it begins with, in alphabetical order. */
export const OTHER_BASES = {
  empire: [
    ...['corellia', 'coruscant', 'death-star', 'endor', 'kafrene'],
    ...['kessel', 'mustafar', 'ord-mantell', 'rodia'],
  ],
  rebel: [
    ...['alderaan', 'bespin', 'dagobah', 'hoth', 'jedha'],
    ...['mon-cala', 'sullust', 'tatooine', 'yavin-4'],
  ],
};
