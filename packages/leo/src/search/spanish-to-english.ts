import { stemSpanish } from "./stem-spanish.ts";

/**
 * Spanish words of stories with their English ones, so that the English word vectors help Spanish
 * searches as well. Our own list; without accents.
 */
const pairs = `
abeja bee, abejas bees, abierto open, abogado lawyer, abrazo hug cuddle, abrazar hug cuddle, abrigo coat,
abrir open, abuelita grandmother, abuelito grandfather, abuela grandmother grandma, abuelo grandfather
grandpa, abuelos grandparents, aburrido bored boring, accidente accident, aceite oil, actor actor, actriz
actress, adios goodbye, adivinanza riddle, acertijo riddle, acordarse remember, agua water, aguja needle,
ahorrar save, aire air, ajedrez chess, ala wing, alas wings, alarma alarm, alegre cheerful happy, alegria joy,
alfombra carpet, almohada pillow, alto tall high, alumno pupil student, amable kind, amar love, amarillo
yellow, amigo friend, amiga friend, amigos friends friendship, amistad friendship, amor love, ancla anchor,
andar walk, anillo ring, animal animal, antiguo ancient old, anos years, apagar extinguish dark, aprender
learn, aprendiz apprentice, apuesta bet, arana spider, arbol tree, arbitro referee, arco bow rainbow, arcoiris
rainbow, arena sand, arma weapon, armadura armor, arreglar repair mend fix, arte art, artista artist, ascensor
elevator lift, elevador elevator lift, asiento seat, astronauta astronaut, astronomo astronomer, asustar scare
frighten, asustado scared afraid, atardecer sunset evening, atrapado trapped, autobus bus, bus bus, camion
truck bus, avalancha avalanche, aventura adventure, aventuras adventure, avion airplane, ayer yesterday, ayuda
help, ayudar help, azucar sugar, azul blue, bailar dance, baile dance, bajar descend, ballena whale, banar
bath bathe, bano bath, banera bathtub, tina bathtub, bandera flag, banda band, barba beard, barco ship boat,
barca boat, barrer sweep, barro mud, basura garbage trash, batalla battle, bebe baby, bebida drink, beisbol
baseball, beso kiss, bestia beast, biblioteca library, bibliotecaria librarian, bicicleta bicycle, bigote
moustache whiskers, bloque block, boca mouth, boda wedding, bola ball, bolsa bag, bombero firefighter, bondad
kindness, bonito beautiful, bosque forest wood, botas boots, bote boat, botella bottle, boton button, brillar
shine, brillante bright, broma joke, bromas jokes, bruja witch, brujas witches, brujula compass, buho owl,
buscar search, buzon mailbox, caballero knight, caballeros knights, caballo horse, cabello hair, cabeza head,
cactus cactus, caer fall, cafe coffee cafe, caja box, calabaza pumpkin, calcetin sock, calcetines socks,
caldera boiler, calor heat warm, calido warm, caliente hot warm, calle street, callado quiet silent, calma
calm quiet, cama bed, cambiar change, cambio change, caminar walk, camino road path, camisa shirt, campamento
camp, campana bell, campanita bell, campeon champion, campo field, cancion song, canciones songs, cansado
tired, cantante singer, cantar sing, capa cape, capitan captain, capitana captain, cara face, caramelo candy,
caravana caravan, carbon coal, carcel prison, carpa tent, carrera race, carreras race, carro car, carta
letter, cartas letters, cartero postman mail, correo mail post, casa house home, casarse wedding marry, casco
helmet, castillo castle, catorce fourteen, cazar hunt, cebolla onion, celos jealous, celoso jealous, cena
supper dinner, cepillo brush, cerebro brain, cerrar close shut, cesped grass, champan champagne, charco
puddle, charquito puddle, chico boy, chica girl, chimenea chimney, chiste joke, chistes jokes, chocolate
chocolate, chocar crash, cielo sky, cien hundred, ciencia science, cientifico scientist, ciego blind, cine
cinema theater movie, circo circus, ciudad city, clase class school, clases lessons school, cliente customer,
cobarde coward, cocina kitchen cooking, cocinar cook cooking, cocinero cook chef, coche car, cohete rocket,
cola tail queue, colchon mattress, coleccion collection, colegio school, colina hill, color color, colores
colors, columpio swing, comer eat, comida food, cometa kite comet, cometas kites, papalote kite, barrilete
kite, companero partner companion, compartir share sharing, competencia competition, concurso contest,
competir compete, comprar buy, computadora computer, concierto concert, conductor driver conductor, conejo
rabbit, coneja rabbit, conejita rabbit, confianza trust, congelado frozen, congelador freezer, refrigerador
fridge, conocer meet, construir build, contar count, contrato contract, coraje courage, corazon heart, corona
crown, corredor runner, correr run, cortina curtain, coser sewing, cosecha harvest, costurera tailor, sastre
tailor, crecer grow, creer believe, cristal crystal glass, crucigrama crossword, cruce crossing crossroads,
cuadro picture, portero doorman, cubo bucket, cuchara spoon, cuento tale, cuerda rope, cuerno horn, cueva
cave, cuidar care, culpa guilt blame, cumpleanos birthday, cumple birthday, cuna cradle lullaby, curar cure
heal, curioso curious, curiosidad curiosity, danza dance, dedo finger, delfin dolphin, deporte sport, deportes
sports, derretir melt, derrite melts, derretirse melt, derramar spill, desaparecer disappear vanish, desayuno
breakfast, descansar rest, descubrir discover, desear wish, deseo wish, deseos wishes, desierto desert,
despedida goodbye farewell, despedirse goodbye, despertar wake, destino destiny, dia day, diablo devil,
diamante diamond, dibujar draw, diente tooth, diferente different, dinero money, dinosaurio dinosaur, director
director, disculpa apology sorry, disculpas apology sorry, disculparse apologize sorry, disfraz costume
disguise, divertido funny, divorcio divorce, separados divorced separated, divorciados divorced, doctor
doctor, doler hurt, dormir sleep, dormido asleep sleeping, dormirse sleep, dragon dragon, dragona dragon,
dragoncito dragon, dragoncita dragon, dragones dragons, duda doubt, duelo grief duel, duende goblin elf,
duendes goblins, dulce sweet, dulces candy, eco echo, edificio building, departamento apartment, ejercito
army, elefante elephant, embajador ambassador, emocion emotion excitement, emocionante exciting, emperador
emperor, empezar begin, enamorado love, enamorada love, enamorarse love, encender light lamp, encontrar find,
enemigo enemy, enemigos enemies, enfermedad illness, enfermo ill sick, enojado angry, enojar anger, equipo
team, equivocado wrong mistaken, error mistake, errores mistakes, equivocarse mistake, escalar climb, escalera
stairs, escalon stair, escarcha frost, escenario stage, escoba broom, esconder hide, escondido hidden,
escondidas hide, escribir write writing, escritor writer, escuchar listen, escudo shield, escuela school,
maestra teacher, maestro teacher, profesora teacher, profesor teacher, espacio space, espacial space
spaceship, espada sword, espadas swords, espejo mirror, esperanza hope, esperar wait waiting, espera waiting,
espia spy, espiritu spirit, esposo husband, esposa wife, viuda widow, esqueleto skeleton, esquina corner,
estacion station season, estaciones seasons, estacionamiento parking, estatua statue, estrella star, estrellas
stars, estudiante student, estudiar study, estufa stove, examen exam test, expedicion expedition, explorador
explorer, exploradora explorer, explorar explore, extranar missing, extrana strange missing, extrano strange,
extraterrestre alien, extraterrestres aliens, marciano martian alien, fabrica factory, familia family, famoso
famous, fantasma ghost, fantasmas ghosts, farol lamp lantern, farola lamp, faroles lamps, faro lighthouse,
favorito favorite, feliz happy, feria fair, festival festival, fiesta party, fideos noodles, fideo noodle, fin
end, flecha arrow, flor flower, flores flowers, foca seal, fogata campfire, foto photo, frasco jar, frio cold,
frontera border, fruta fruit, fuego fire, fuegos fire fireworks, artificiales fireworks, fuente source
fountain, fuerte strong, fuerza strength, funcionar work, futbol football soccer, futuro future, galaxia
galaxy, galleta cookie biscuit, gallina hen, ganar win, ganador winner, ganso goose, gatito kitten, gatita
kitten, gato cat, gata cat, gatos cats, gente people, gigante giant, girar turn, globo balloon, globos
balloons, gobierno government, golpe knock, golpea knocks, golpear knock, toca plays knock, toques knock, goma
gum, gorra cap, gorro hat, gracias thanks, gracioso funny, chistoso funny, chistosa funny, grande big large,
gravedad gravity, grito scream shout, gritar shout scream, guante glove, guardian guard guardian, guarda
guards keeps, guardar save keep, guardia guard, guerra war, guerrero warrior, guitarra guitar, hablar speak
talk, hada fairy, hadas fairies, hambre hungry hunger, hambriento hungry, harina flour, hechizo spell,
hechizos spells magic, hechicero wizard, helado ice cream, heredar inherit, hermana sister, hermanita sister,
hermanito brother, hermano brother, hermanos brothers siblings, heroe hero, heroes heroes, hielo ice, hierba
grass, hija daughter, hijo son, hilo thread, hogar home, hoja leaf, hojas leaves, hombre man, honesto honest,
honesta honest, honrado honest, honestidad honesty, hora hour, hormiga ant, hormigas ants, horno oven, hornear
bake baking, hospital hospital, hotel hotel, hoy today, huella footprint, huerto orchard garden, huesped
guest, hueso bone, huevo egg, humano human, humo smoke, huracan hurricane storm, idea idea, idioma language,
idiomas languages, iglesia church, imaginar imagine, imaginacion imagination, imaginario imaginary, impuesto
tax, impuestos taxes, insulto insult, insultos insults, insultar insult, insultan insult, inteligente clever
smart, interprete interpreter, inventar invent, invento invention, inventor inventor, invierno winter,
invisible invisible, invitado guest, invitados guests, invitar invite, invitacion invitation, isla island,
islas islands, jabon soap, jaula cage, jardin garden, jardinero gardener, jefe boss chief, jirafa giraffe,
joven young, joya jewel, juego game, juegos games, juez judge, jugador player, jugadores players, jugar play,
juguete toy, juguetes toys, lado side, ladron thief, robar steal, roba steals, lago lake, lagrima tear,
lampara lamp, lana wool, lapiz pencil, lavado laundry washing, lavadora washing, lavar wash laundry, leccion
lesson, lechuza owl, leche milk, leer read, lejos far, lento slow, lentos slow, lenta slow, leon lion, leona
lion, leones lions, letra letter writing, letras letters spelling, ley law, leyenda legend, libre free, libro
book, libros books, liebre hare, limpiar clean, limpia cleans, limpieza cleaning, linterna lantern, lista
list, llama flame, llamada call, llamar call, llave key, llegar arrive, llorar cry, llover rain, llueve rain,
lluvia rain, lobo wolf, loco crazy, locutor radio, luchador wrestler, luchadores wrestlers, lucha wrestling,
luciernaga firefly, luciernagas fireflies, lugar place, luna moon, lunar moon, luz light, luces lights, madera
wood, madre mother, mama mother, mamas mothers, madrugada night, magia magic, magico magical, magica magical,
mago wizard, magos wizards, maldicion curse, maldiciones curses, maleta suitcase, malo bad, malvado evil,
mancha stain blot, manchas stains, mandar send, manda sends, manejar drive, mano hand, manos hands, manta
blanket, manana morning, mapa map, mapas maps, maquina machine, mar sea ocean, marcha march, marea tide,
marinero sailor, mariposa butterfly, marte mars, martillo hammer, masa dough, mascara mask, mascota pet,
mascotas pets, matematicas math, mayor older, medianoche midnight, medicina medicine, medir measure, mensaje
message, mensajero messenger, mentir lie, mentira lie, mentiras lies, mentiroso liar, mercado market, merienda
snack tea, mesa table, metal metal, metro subway, mezclar mix, miedo fear afraid scared, miedos fears, miel
honey, mision quest mission, misterio mystery, misterioso mysterious, mochila backpack, modales manners,
educado polite, moneda coin, monedas coins, mono monkey, monstruo monster, monstruos monsters, montana
mountain, montanas mountains, morado purple, morir die death, murio died death, muerte death, muerto dead,
mosca fly, mudanza moving, mudar moving, mueble furniture, mujer woman, mundo world, muneca doll, muneco doll
snowman, muralla wall, pared wall, murcielago bat, museo museum, musica music, musical musical, musico
musician, nacer born, nadar swim swimming, natacion swimming, naranja orange, nariz nose, naturaleza nature,
naufrago shipwrecked castaway, naufragio shipwreck, navegar sail, navega sails, nave spaceship ship, navidad
christmas, negro black, nido nest, niebla fog, nieve snow, nevada snow, nevar snow, nina girl child, ninas
girls children, nino boy child, ninos children, noche night, nombre name, nota note, nube cloud, nubes clouds,
nuevo new, numero number, obra work play, oceano ocean sea, odio hate, oficina office, oido ear, oir hear, ojo
eye, ojos eyes, ola wave, olas waves, oler smell, olla pot, olvidar forget, olvida forgets memory, olvido
forgot memory, orden order, oreja ear, oro gold, orquesta orchestra, oscuridad dark darkness, oscuro dark, oso
bear, osa bear, osito bear teddy, osos bears, otono autumn, oveja sheep, ovejas sheep, paciencia patience,
padre father, padres parents fathers, papa father, papas parents, pagar pay, pajaro bird, pajaros birds,
palabra word, palabras words, palacio palace, pan bread, panes bread, panadera baker, panaderia bakery,
panadero baker, panecillo roll bread, panecillos rolls bread, pantano swamp, pantalla screen, panuelo
handkerchief, papel paper, paquete parcel package, paraguas umbrella, parar stop, parada stop, parecido
similar, pareja couple, parque park, partido match game, partir leave, pasado past, pasajero passenger,
pasajeros passengers, paseo walk, pasillo corridor, pastel cake, pasteles cakes, torta cake, pastelitos cakes,
pata paw, patinar skate, pato duck, paz peace, pecera aquarium, pedir ask, perdon sorry forgiveness, perdonar
forgive forgiveness, pegajoso sticky, pegajosa sticky, pegar stick, peinar comb, pelea fight, pelear fight,
peleados fight, pelo hair, pelota ball, peluche teddy toy, pena sorrow, pensar think, pequeno small little,
chiquito small tiny little, chiquitos small tiny, chiquita small tiny, diminuto tiny, perder lose losing,
perdido lost, perdida lost, perdidos lost, perderse lost, perezoso lazy, periodico newspaper, perla pearl,
perro dog, perrito puppy, perseguir chase, persona person, pesadilla nightmare, pesadillas nightmares, pescado
fish, pescador fisherman fishing, pescadores fishing, pescar fishing, pez fish, peces fish, piano piano, pie
foot, piedra stone, piel skin, pierna leg, piloto pilot, pino pine, pinguino penguin, pinguinos penguins,
pintar paint, pintor painter, pintores painters, pintura paint, pirata pirate, piratas pirates, piscina pool,
piso floor, pistola gun, pizza pizza, planeta planet, planetas planets, planta plant, plantar plant, planta
plants, plata silver, plato plate dish, playa beach seaside, plaza square, pluma feather, plumas feathers,
pobre poor, pocion potion, poder power, poema poem, policia police, polvo dust, portal portal, postal
postcard, postales postcards, pozo well, pradera meadow, precio price, pregunta question, preguntar ask,
premio prize, preparar prepare, presa prey dam, presente present, regalo present gift, regalos presents gifts,
prestar lend borrow, prestada borrowed, primavera spring, primero first, princesa princess, princesas
princesses, principe prince, prisa hurry, prisionero prisoner, problema problem, profecia prophecy, profundo
deep, prometer promise, promesa promise, promesas promises, proteger protect, pueblo village town, puente
bridge, puerta door, puertas doors, puerto harbor, pulpo octopus, pulga flea, punto point, queja complaint,
quejan complain, quejarse complain, quemar burn, queso cheese, quieto still, quinto fifth, radio radio, raiz
root, rana frog, rapido fast quick, rapida fast quick, rapidisimo fast, raro strange, rata rat, raton mouse,
ratones mice, rayo lightning, relampago lightning, razon right reason, rebano flock, recibo receipt, recibos
receipts, receta recipe, recetas recipe, recordar remember memory, recuerdo memory, recuerdos memories, red
net, reflejo reflection mirror, regresar return, regreso return, reina queen, reinas queens, reino kingdom,
reir laugh, reirse laughing, risa laugh laughing, risas laughing, reloj clock watch, relojes clocks, remedio
remedy, repartidor courier delivery, repartir deliver, reparte delivers, entregar deliver, rescatar rescue,
rescate rescue, respeto respect, respirar breathe, responder answer, respuesta answer, restaurante restaurant,
retrato portrait, reventar pop, revienta pops, rey king, reyes kings, rico rich, rio river, rios rivers, rival
rival, rivales rivals, robot robot, robots robots, roca rock, rojo red, romper break, rompe breaks, ropa
clothes laundry, rosa rose, roto broken, rueda wheel, ruido noise, ruidoso noisy loud, ruidosa noisy loud,
ruina ruin, sabio wise, sabor taste, sal salt, saltar jump, salto jump, salud health bless, salvar save
rescue, sandwich sandwich, sapo toad, satelite satellite, secar dry, seca dries, secreto secret, secretos
secrets, selva jungle, sembrar plant, semilla seed, semaforo traffic light, sentir feel, sentimiento feeling,
sentimientos feelings, sentarse sit, serpiente snake, seto hedge, silbar whistle, silencio silence quiet,
silencioso silent, silla chair, simpatico nice, sirena mermaid, sobrar extra, sol sun, soles suns, soldado
soldier, soledad loneliness, solitario lonely, solita lonely, solito lonely, sombra shadow, sombras shadows,
sombrero hat, sonar dream ring, sonido sound, sonrisa smile, sopa soup, sordo deaf, sorpresa surprise, sotano
basement, subir climb, sube climbs, suben climb, suelo floor, sueno dream sleep, suenos dreams, suerte luck,
sumo sumo, susto scare, susurrar whisper, bajito whisper quiet, susurro whisper, tambor drum, tambores drums,
tarde late evening, tarea homework, taza cup, te tea, teatro theater, techo ceiling roof, tejer knitting,
tejido knitting, telefono telephone, telescopio telescope, televisor television, templo temple, temer fear,
tentaculo tentacle, ternura tenderness, terremoto earthquake, tesoro treasure, tesoros treasure, tetera
kettle, teteras kettles, tiburon shark, tiempo time weather, clima weather, tienda shop store, tierra earth,
tierno tender sweet, tierna tender sweet, tigre tiger, timido shy, timida shy, timidez shyness, tinta ink, tio
uncle, tia aunt, tirar throw, titere puppet, tocar play music, tomar take drink, tonto silly, tormenta storm,
tormentas storms, tornado tornado, toro bull, torre tower, torneo tournament, tortuga turtle, tos cough, toser
cough, trabajar work, trabajo work, traducir translate, traductora interpreter, traductor interpreter, traer
bring, traje suit clothes, trampa trap trick, tranquilo calm quiet, tranquila calm quiet, tren train, trenes
trains, triste sad, tristeza sadness, tripulacion crew, trompeta trumpet, tropezar stumble, trueno thunder,
truenos thunder, tunel tunnel, tumba grave, unicornio unicorn, unicornia unicorn, unicornios unicorns,
universo universe, uva grape, vaca cow, vacaciones holidays vacation, vacio empty, vacia empty, valiente
brave, valientes brave, valentia bravery courage, valle valley, vapor steam, vara wand, varita wand, vecina
neighbor, vecino neighbor, vecinos neighbors, vejez old, viejo old, vieja old, viejita old, vela candle sail,
veloz fast, vencer defeat, ventana window, verano summer, verdad truth, verde green, verdura vegetable,
verduras vegetables, vergonzoso shy, verguenza shame, vestido dress, vestir dress, viaje journey trip, viajes
journeys, viajar travel, viajando travel trip, vida life, videojuego game, videojuegos games, viento wind,
visita visitor, visitante visitor, vitrina case, vivir live, viviente living, volar flying fly, volando flying
floating, volcan volcano, volver return, votar vote, voz voice, vuelo flight, zanahoria carrot, zapato shoe,
zapatos shoes, zoologico zoo, zorro fox, zorra fox, zorrita fox, zorros foxes, encoger shrink, encogio shrink
shrunk, resfrio cold, gripa cold, estornudo sneeze, estornudar sneeze, bostezo yawn, bostezar yawn, tragar
swallow, trago swallow swallowed, derrumbe landslide, atorado stuck, guarderia kindergarten, kinder
kindergarten, parientes family, bisabuela grandmother, cartelera cinema, hechizado spell, princesita princess,
castor beaver, brocoli broccoli, repollo cabbage, hambruna hunger, aterrizar land, despegar launch, orbita
orbit, gravitar gravity, pasto grass, calificar grade, lodo mud, jalea jelly, moco slime, bicho bug, piojo
louse, cachorro puppy, lujo luxury, rifa raffle, torneos tournament
`;

const english = new Map<string, Set<string>>();
for (const pair of pairs.trim().split(/,\s+/)) {
  const [spanish = "", ...meanings] = pair.split(/\s+/);
  const key = stemSpanish(spanish);
  const known = english.get(key) ?? new Set();
  for (const meaning of meanings) known.add(meaning);
  english.set(key, known);
}

/** English words for a Spanish one; none if it isn't in the list. */
export function englishFor(word: string): readonly string[] {
  return [...(english.get(stemSpanish(word)) ?? [])];
}
