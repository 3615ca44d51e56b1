/**
 * Words of which quotes are put together at random. So many, and each as likely as the next, that
 * the quotes compress about as badly as English does; the sentences mean nothing.
 */
export const quoteWords = listed(`
  able about across advice after again almost already always among answer anxious appointment
  arrive asked asleep attention aware baby back became before began behind believe better between
  blood body both breakfast breath bring brother busy call calm came care careful carried change
  chart child clear clinic clock close colleague comfort coming common concern confident continue
  corner could count couple course daily daughter decide deliver detail different difficult dinner
  discuss doctor doubt during early easier either empty energy enough evening every evidence
  expect explain family father feeding feeling fewer finally finish first follow forget forward
  found friday friend front full gentle given glad going good great group grow guess habit half
  happen hardly health hear heart help hesitate history home honest hope hospital hour however
  hundred hurry idea important improve inside instead interest invite issue itself join journey
  kept kind kitchen knew labor language large later laugh learn least leave less letter life light
  likely listen little local long longer looked lower lunch manage many matter maybe meant measure
  meet message middle midnight midwife mind minute missed moment monday month morning mother move
  much myself near need nervous never newborn next night nobody normal note nothing notice nurse
  office often once only open order other outside over pain paper parent partner past patient
  people perhaps phone place plain plan please point possible practice pregnant prepare pressure
  problem promise proper question quick quiet quite rather reach read ready reason receive record
  remember reply report rest result return right room routine safe said same schedule second
  seldom sent serious several share shift short should show sign simple sister sleep slow small
  smile someone sometimes soon sort speak spend staff start stay still story straight stress
  strong such sudden summary support sure surprise symptom talk team tell thank their thing think
  third thought three through tired today together told tomorrow tonight took toward trial trust
  try turn twice uncertain under understand until upset urgent useful usual visit voice wait walk
  want warm watch weather week weekend weight welcome whatever where which while whole why wish
  within without woman wonder word work worry would write wrong year yesterday yet young yourself
`);

export const firstNames = listed(`
  Ada Amara Beatriz Carmen Chidi Daniel Elif Emeka Esther Farah Felix Grace Hana Ines Ivan Jonas
  Jun Kavya Laila Leo Lucia Mateo Mei Miriam Nadia Noor Olu Paloma Quinn Ravi Rosa Ruth Sami Sofia
  Tariq Uma Vera Wren Yara Zoe
`);

export const lastNames = listed(`
  Abara Acosta Adeyemi Bauer Bell Berg Castillo Chang Costa Dahl Das Diaz Eriksen Farrow Fischer
  Garza Gupta Haddad Hale Holm Ibarra Iyer Jansen Kaya Khan Kim Kowalski Lang Lee Lopez Marsh Mehta
  Molina Moreau Nakata Nash Novak Okoro Olsen Ortega Park Patel Petrov Quiroga Rahman Reyes Rossi
  Sato Shah Silva Soto Stein Suarez Tanaka Torres Vance Vargas Weber Wolfe Young
`);

export const roles = [
  "OB-GYN",
  "Certified Nurse Midwife",
  "Maternal-fetal Specialist",
  "Nurse Practitioner",
  "Practice Manager, RN",
  "Medical Director",
  "Lactation Consultant, RN",
];

export const workplaces = [
  "group practice",
  "practice owner",
  "rural clinic",
  "teaching hospital",
  "community health center",
  "birth center",
  "university clinic",
];

export const looks = [
  "with glasses",
  "with a short beard",
  "with a ponytail",
  "with curly hair",
  "smiling",
  "laughing",
  "with grey hair",
];

export const clothes = [
  "in a white coat",
  "in teal scrubs",
  "in a blue polo shirt",
  "in a dark blazer",
  "in a green cardigan",
  "in navy scrubs",
];

function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}
