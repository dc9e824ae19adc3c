/**
 * Names that nobody typed, as they were ever kept: the first of each is how they are kept now. Older releases kept them in
 * the language that was spoken. No language is added to these.
 */

/** The player who sits alone among bots. */
export const YOU: readonly string[] = ['You', 'Du', 'Εσύ', 'Tú', 'Toi', 'Tu', 'Jij', 'Ty', 'Você', 'Ты', 'Sen'];

/** Before the number of a seat. */
export const PLAYER: readonly string[] = [
  'Player',
  'Spieler',
  'Παίκτης',
  'Persona',
  'Joueur',
  'Ospite',
  'Speler',
  'Gracz',
  'Jogador',
  'Игрок',
  'Oyuncu',
];

/** The bots, by character. */
export const COMPANY: Readonly<Record<string, readonly string[]>> = {
  basil: ['Basil', 'Βασίλης', 'Basilio', 'Basile', 'Wasilis', 'Basílio', 'Василис'],
  chloe: ['Chloe', 'Χλόη', 'Cloe', 'Chloé', 'Chloë', 'Хлоя'],
  dimitra: ['Dimitra', 'Δήμητρα', 'Димитра'],
  elias: ['Elias', 'Ηλίας', 'Elías', 'Élias', 'Илиас'],
  foteini: ['Foteini', 'Φωτεινή', 'Fotini', 'Фотини'],
  giorgos: ['Giorgos', 'Γιώργος', 'Yorgos', 'Jorgos', 'Йоргос'],
  hera: ['Hera', 'Ήρα', 'Héra', 'Ира'],
  iason: ['Iason', 'Ιάσονας', 'Jasón', 'Jazon', 'Ясон'],
  katerina: ['Katerina', 'Κατερίνα', 'Катерина'],
  leandros: ['Leandros', 'Λέανδρος', 'Leandro', 'Léandros', 'Леандрос'],
  marina: ['Marina', 'Μαρίνα', 'Марина'],
  nikos: ['Nikos', 'Νίκος', 'Никос'],
};
