import type { SafetyRule } from "#safety/en/rules.ts";

const drinks = "(?:cerveza|cervezas|vodka|vino|whisky|alcohol|ron|tequila|mezcal|ginebra|licor)";
const arms =
  "(?:bombas?|explosivos?|granadas?|pistolas?|rifles?|balas|municiones|veneno|armas?|escopetas?)";

/** As the English rules, on words without accents. */
export const spanishRules: readonly SafetyRule[] = [
  {
    category: "grooming",
    direction: "out",
    said: [
      /\b(?:nuestro|un) secreto entre (?:nosotros|tu y yo)\b|\bsera nuestro secreto\b/,
      /\bno (?:le |se lo )?(?:digas|cuentes) (?:esto )?a (?:tus? (?:papas?|mamas?|padres)|nadie)\b/,
      /\b(?:mandame|enviame|muestrame|ensename) (?:una |unas |tus? )*(?:foto|fotos|video|videos|selfie)\b/,
      /\bdonde vives\b|\ba que escuela vas\b|\bcual es tu (?:direccion|numero|telefono)\b|\bestas (?:sol[oa] )?en casa\b|\bque llevas puesto\b/,
    ],
  },
  {
    category: "sexual",
    said: [
      /\b(?:porno|pornografia|xxx|hentai|erotic[oa]s?|pene|vagina|tetas|pezones|genitales|testiculos|masturb\w*|orgasmo\w*|condon(?:es)?|coger con|follar|sexo|sexy|sexual(?:es|mente)?|desnud[oa]s?|encuerad[oa]s?|calatos?|nudes)\b/,
      /\b(?:como|de donde) (?:se hacen|nacen|vienen|salen) los (?:bebes|ninos)\b/,
      /\bquitate la ropa\b/,
    ],
  },
  {
    category: "drugs",
    said: [
      /\b(?:cocaina|heroina|metanfetamina|extasis|lsd|ketamina|fentanilo|marihuana|mariguana|mota|porros?|churro de mota|vapear|vapeador|vape|cristal meth|hongos alucinogenos)\b/,
      /\b(?:drogas|drogad[oa]s?|drogarse|drogarme)\b/,
      new RegExp(
        `\\b(?:tomar|beber|comprar|conseguir|probar|robar|dame|quiero|tome|bebi|probe|preparar) (?:\\w+ ){0,3}${drinks}\\b`,
      ),
      /\b(?:fumar|comprar|conseguir|probar|quiero|prender|fume) (?:\w+ ){0,2}(?:cigarros?|cigarrillos?|tabaco|puros?)\b|\bcomo (?:se )?fuma\b/,
      /\b(?:ponerme|estar|estoy|como me pongo) (?:borrach[oa]|pedo|drogad[oa]|high)\b/,
    ],
  },
  {
    category: "weapons",
    said: [
      new RegExp(
        `\\b(?:hacer|hago|hace|construir|fabricar|armar|conseguir|comprar|llevar|llevo|traer|usar|cargar|robar|esconder) (?:\\w+ ){0,3}${arms}\\b`,
      ),
      /\b(?:llevar|llevo|traer|traje|esconder) (?:\w+ ){0,2}(?:cuchillo|navaja|machete|pistola|arma)\b.{0,30}\b(?:escuela|clase|salon|patio|camion|trabajo)\b/,
      /\b(?:quiero|voy a|como puedo|como se|ayudame a) (?:matar|asesinar|apunalar|envenenar|disparar(?:le)?|lastimar|golpear) (?!el tiempo|al (?:dragon|monstruo|jefe))/,
      /\bbalacera en (?:la|una) escuela\b/,
    ],
  },
  {
    category: "personal",
    direction: "in",
    said: [
      /\b(?:mi|nuestro) (?:numero|telefono|celular)(?: de \w+)? es .*\d/,
      /\b(?:mi|nuestra|la) (?:contrasena|clave|tarjeta|cuenta del banco)(?: de \w+)? es\b|\bmi pin es\b/,
      /\b(?:vivo|vivimos) en (?:la )?(?:calle|avenida|colonia|privada|numero|casa numero) \w+/,
      /\b(?:mi|nuestra) direccion es\b/,
      /\b(?:mi escuela|mi colegio|mi kinder) (?:se llama|es (?:el|la)) \w+/,
      /\bmi (?:nombre completo|apellido) es \w+/,
      /\bmi (?:correo|instagram|tiktok|discord|usuario|snapchat) es\b/,
    ],
  },
  {
    category: "hate",
    said: [
      /\bodio a (?:todos )?(?:los|las) (?:negr[oa]s|blanc[oa]s|judi[oa]s|musulman(?:es|as)|gays|indi[oa]s|chin[oa]s|gord[oa]s|extranjer[oa]s|discapacitad[oa]s|inmigrantes)\b/,
      /\b(?:los|las) (?:negr[oa]s|judi[oa]s|musulman(?:es|as)|gays|indi[oa]s|chin[oa]s|inmigrantes|extranjer[oa]s) (?:son|deben|deberian|merecen)\b/,
      /\b(?:hitler|los nazis) (?:tenia|tenian|era|eran) (?:razon|buen[oa]s?|genial(?:es)?)\b/,
      /\b(?:maricon(?:es)?|joto|jotos)\b/,
      /\b(?:las ninas|los ninos|las mujeres|los hombres) son (?:todos |todas )?(?:tont[oa]s|estupid[oa]s|inferiores|inutiles)\b/,
    ],
  },
  {
    category: "language",
    said: [
      /\b(?:put[oa]s?|hijo de puta|hijueputa|hdp|pendej[oa]s?|pendejadas?|cabron(?:es|a)?|mierda|verga|chingad[oa]s?|chinga(?:r|te| tu)?|culer[oa]s?|joder|jodete|gilipollas|cojones|carajo|malparid[oa]|gonorrea|conchetumadre|pelotud[oa]s?|boludeces|pinche|culo)\b/,
    ],
  },
];

/** Phrases that only look bad, removed before the rules run. */
export const spanishInnocent: readonly RegExp[] = [
  /\bpistolas? de (?:agua|juguete|burbujas|rayos|silicona)\b/g,
  /\bbombas? de (?:agua|bano|chocolate|jabon|aire|gasolina)\b/g,
  /\bmat(?:ar|ando) (?:el|un) (?:tiempo|rato)\b/g,
  /\bmuert[oa] de (?:risa|hambre|sueno|frio|calor|aburrimiento)\b/g,
  /\barmas? (?:del|de un|de los) (?:caballeros?|samurais?|guerreros?|robots?)\b/g,
  /\bpinche de cocina\b/g,
];
