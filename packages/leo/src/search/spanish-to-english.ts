import { stemSpanish } from "./stem-spanish.ts";
import { familyOf } from "./word-family.ts";

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
louse, cachorro puppy, lujo luxury, rifa raffle, torneos tournament,
abandonar abandon leave, abandonado abandoned alone, abogada lawyer, aburrirse bored, acampar camp camping,
acompanar accompany, acostar bed sleep, adivinar guess, adolescente teenager, adoptar adopt, adoptado adopted,
agarrar grab hold, agradecer thank grateful, agradecido grateful thankful, agradecimiento gratitude thanks,
aguantar endure, agujero hole, hueco hollow hole, alcalde mayor, alcaldesa mayor, alcanzar reach, alcancia
money, alejarse leave away, aleta fin, alimentar feed, alma soul spirit, almirante admiral, almuerzo lunch,
alergia allergy, alumbrar light lamp, amanecer dawn sunrise, amenaza threat, amistoso friendly, anochecer
night evening, animar encourage, ansiedad anxiety worry, antena antenna, anticuado old, anuncio sign, aparecer
appear, apodo name, apoyar support, apostar bet, apuro hurry, apurado hurry, arana spider, arco bow, arete
earring, arrepentido sorry regret, arrepentirse sorry regret, arroz rice, arruga old, arrullo lullaby,
arrullar lullaby, asustadizo scared afraid, asustar scare, atender serve, aterrado afraid frightened, atrapar
catch trap, aula classroom school, autista different, avaro greedy, ave bird, avispa bee wasp, banco bank
bench, banda band, bandido thief, barquito boat, barrio neighborhood street, bateria battery, batear baseball,
bate bat baseball, bichito bug insect, bicho bug insect, insecto insect bug, biblioteca library, bobo silly,
boleto ticket, boligrafo pen, bolita ball, bolsillo pocket, borrar erase, bosquecito forest, brazo arm,
brincar jump, brinco jump, broche pin, bromear joke, buceo diving swim, buque ship, burbuja bubble, burlarse
tease laugh, burro donkey, busqueda search, caballeria knights, cabana hut, caer fall, caido fallen, cajero
clerk, calendario calendar, callar quiet silent, campeonato championship, cancha field, candado lock, cangrejo
crab, cantautor singer, caparazon shell, capturar catch, carino love affection, carinoso loving sweet,
carrusel carousel, cascada waterfall, caseta hut, castigo punishment, casualidad chance, cazador hunter,
celebrar celebrate, cerca near, cerdo pig, cerro hill, cesto basket, canasta basket, cheque check, chillido
scream, chimpance monkey, mono monkey, choque crash, chofer driver, ciego blind, cirujano doctor, clavar nail,
cobija blanket, cobrar tax collect, cobrador collector, cobra taxes collect, codicioso greedy, cojin cushion,
colgar hang, comandante captain, comelon hungry, compartido shared, complice friend, comprension
understanding, conejito rabbit bunny, conejitos rabbits bunnies, confiar trust, confundir confused mistake,
confusion misunderstanding, consuelo comfort, consolar comfort, contestar answer, conversar talk, platicar
talk chat, platica talk chat, charlar talk chat, copiar copy, coro singing, correo mail, cosquillas tickle,
costa coast sea, costura sewing, creativo imagination, crepusculo evening dusk, criar raise, cruzar cross
crossing, cuaderno notebook, cucharon spoon, cuello neck, cuervo crow bird, cuidador keeper guardian, cumplir
promise, curandera healer, dano damage, danar damage, dar give, dado dice, defender protect, dejar leave,
delicado gentle, demencia memory forget, alzheimer memory forget, olvidadizo forget memory, descompuesto
broken, descomponer break broken, desastre disaster, desafio challenge, desanimado discouraged, desayunar
breakfast, desconfiado distrust, desconocido stranger, descongelar melt thaw, desesperado desperate,
desilusion disappointed, desmayo faint, desobediente naughty, desorden mess, desordenado messy, despacio slow,
lento slow, lentitud slow, despedir goodbye farewell, despertador alarm clock, despistado lost, destruir
destroy, desvelado awake sleep, desvelar awake sleep, insomnio sleep awake, deuda debt, diamante diamond,
diario diary, diente tooth, dientes teeth, dificil difficult, dios god, discutir argue, disfrazar costume
pretend, disparate silly, distraido distracted, distinto different, doler hurt, dolor pain, domador tamer,
dona donut, dormilon sleepy asleep, dormilona sleepy asleep, dueno owner, educado polite manners, educacion
manners school, egoista selfish sharing, electricista electricity, elegido chosen, elegir choose, emocionar
excite, empapado wet rain, empleado worker clerk, empleo work job, enano small dwarf, encargo delivery,
encantado enchanted magic, encanto charm magic, encerrado trapped locked, encerrar lock, encoger shrink small,
enfadado angry, enfadarse angry, enfermera nurse, enfermera nurse ill, enganar trick lie, engano trick lie,
enorme enormous huge, ensenar teach, entender understand, enterrar bury, entrega delivery, entregar deliver,
repartir deliver delivery, reparte deliver delivery, repartidor courier delivery, mensajero messenger courier,
mensajera messenger courier, mensaje message, entrenar train, entrenador coach, entrenadora coach, envidia
envy, equilibrio balance, equipaje luggage, erizo hedgehog, escapar escape, escasez lack, escondite hide
hiding, espantar scare frighten, espantoso terrible scary, espanto ghost scary, esqui snow, estanque pond,
estornuda sneeze, estrecho narrow, estricto strict, estufa stove, eternidad forever, exito success, extranjero
foreign, faltar missing, fallar fail, fracasar fail losing, fracaso failure losing, fantasia imagination, fe
belief, feo ugly, feroz fierce, fiel loyal, fiesta party, fila line, fingir pretend, finge pretend, flaco
thin, flojo lazy, flotar float, foco lamp light, fosil fossil, fresa strawberry, frijol bean, fuga escape,
funeral funeral, funcion show, garra claw, gelatina jelly slime, gemelo twin, gemela twin, genio genius,
gentil kind, gira tour, girasol sunflower, glaciar ice, globero balloon, gobernante king, gorila gorilla, gota
drop rain, gotera leak, gotita drop, grosero rude, groserias rude insults, groseria rude insult, grua crane,
grunon grumpy, gruneir growl, gusano worm, habito habit, hacha axe, hamaca hammock, harto tired, hermandad
brothers, hibernar winter sleep, hibernacion winter sleep, hiberna winter sleep, hipo hiccup, hogareno home
cozy, honor honor, hormiguita ant, horror scary, hospital ill doctor, huella footprint, huerfano orphan,
huerta garden, huerto garden orchard, hueso bone, huevito egg, huir escape, humano human, humilde humble,
hundir sink, huracan storm hurricane, tifon typhoon, iglesia church, ilusion hope, imitar imitate, impaciente
impatient patience, impaciencia patience, impuesto tax, impuestos taxes, incendio fire, inocente innocent,
insulto insult, insultar insult, inteligente clever, inventor inventor, invencible champion, invisible
invisible, invitado guest, invitados guests, inundacion flood, isla island, islita island, jarra jar, jaula
cage, jefe boss, jefa boss, jinete rider, jirafa giraffe, joven young, joya jewel, juego game play, jugar play
game, juega play game, jurado judge, justicia justice, labrador farmer, ladera hill, ladrar bark dog, lagrima
tear crying, lampara lamp, lancha boat, lastima pity, lastimar hurt, lata tin can, leal loyal, lectura reading
books, lenguaje language, lentes glasses, leyenda legend, liberar free, libertad freedom, limpiar clean,
limpieza clean, linterna lantern, liquido water, llamada call phone, llanto crying, lluvioso rainy, loco
crazy, locura crazy, locutor radio announcer, locutora radio announcer, lombriz worm, lonchera lunch, luchador
wrestler, luchadores wrestlers, lucha wrestling fight, luchar fight wrestling, lucecita light, luciernaga
firefly, luciernagas fireflies, luna moon, lustrar polish, luto grief, maceta flower, maleta suitcase,
malentendido misunderstanding, maldicion curse, malvado evil, malo bad, mancha stain blot, manchar stain,
mandon bossy, manchado stain, manta blanket, mantel tablecloth, maquillaje makeup, maravilla wonder, marea
tide, mareado dizzy, marinero sailor sea, mariposa butterfly, marte mars, mascota pet pets, mascara mask,
matematicas sums counting, mayordomo housekeeper, mecanico mechanic, medalla medal, medicina medicine, mejor
best, melancolia wistful sad, melancolico wistful sad, mellizo twin, mendigo poor, menso silly, mentira lie
lying, mentiroso liar, mentir lie lying, miente lie lying, mercado market, merienda tea snack, meta goal
finish, miedoso afraid scared, milagro miracle, modales manners, moderno modern new, moda fashion, mojado wet,
mojarse wet, molestar bother, moneda coin money, monstruo monster, monstruito monster slime, morder bite,
morir death grief, muere death grief, muerte death grief, muerto death grief, fallecer death grief, fallecio
death grief, murio death grief, mosca fly, movil phone, mudanza moving leaving, mudarse moving leaving, muda
moving leaving, mueble furniture, muelle pier, muneco doll snowman, munequito doll snowman, muneca doll,
muralla wall, muro wall, pared wall, musculo strong, museo museum, musgo moss, nacer born, nacimiento birth
baby, nadie nobody, nadar swim swimming, naufrago shipwreck shipwrecked, naufragio shipwreck, navegar sail,
navidad christmas, neblina fog, niebla fog, nervio nervous, nervios nervous fear, nervioso nervous, nervosa
nervous, nido nest, nieto grandson, nieta granddaughter, nietos grandchildren, nina girl, ninera nanny, nino
boy, noche night, nocturno night, nostalgia wistful memory, novela book, novio love, novia love, nube cloud,
nubes clouds, obra work play, ocaso sunset evening, oceano ocean sea, odiar hate, odio hate, oficina office,
ofrecer offer, ogro ogre, oido ear, ojo eye, ola wave, olas waves, olla pot, olor smell, olvidar forget,
olvida forget, onda wave, orgullo pride, orgulloso proud, orilla shore, orquesta orchestra, oscuridad dark,
oscuro dark, oveja sheep, paciencia patience, paciente patient, padrastro father, paisaje landscape, pajarito
bird, pajaro bird, palacio palace castle, paleta popsicle, palito stick, paloma bird, panaderia bakery,
panadera baker, panadero baker, panuelo handkerchief, panza belly, pantano swamp, papa father dad, papas
parents, papi dad, mami mom, papel paper, paquete parcel, paracaidas parachute, paraguas umbrella, parada
stop, parque park, partido game match, pastel cake, pastelito cake, payaso clown, paz peace, pedir ask,
pegajoso sticky, pegar stick hit, pelea fight, pelear fight, pelearse fight quarrel, peleonero fight, peligro
danger, peligroso dangerous, pelirrojo red, pelo hair, pelota ball, peluche teddy toy bear, peludo furry,
pelusa fluff, perder lose losing lost, pierde lose losing lost, perdedor loser losing, perdido lost, perdon
sorry forgiveness, perdonar forgive forgiveness, perezoso lazy, perro dog, perrito dog puppy, persecucion
chase, perseguir chase, pesadilla nightmare, pescador fisherman, pescar fishing, pez fish, pececito fish,
piano piano, piedra stone, piedrita pebble stone, piloto pilot, pinguino penguin, pino tree, pintor painter,
pintar paint, pintura paint, pirata pirate, piratas pirates, piscina pool swimming, alberca pool swimming,
planeta planet, planta plant, plantar plant, platillo dish food, plato plate dish, playa beach, plaza square,
pluma feather pen, plumas feathers, pobre poor, poder power, poderoso powerful, poema poem, poesia poem,
policia police, polvo dust, portarse behave manners, portero doorman, pozo well, preguntar ask, premio prize,
preocupado worried, preparar prepare, presumido proud, primavera spring, primo cousin, prima cousin, principe
prince, princesa princess, prisa hurry, profecia prophecy, profundo deep, promesa promise, prometer promise,
prometio promised, proteger protect, protector protector guardian, prueba test, pueblo village town, puente
bridge, puerta door, puerto harbor, pulpo octopus, punto point, quebrar break, quebrado broken, queja
complaint, quejarse complain, quemar burn, queso cheese, quieto still, rana frog, sapo frog, rapido fast
quick, raton mouse, rayo lightning, receta recipe cooking, rechinar squeak, recordar remember memory, recuerda
remember memory, recuerdo memory, recuerdos memories memory, reconciliar forgiveness friends, reconciliarse
forgiveness friends, reconciliacion forgiveness, red net, regalar gift present, regalo gift present, regazo
lap, regresar return, reina queen, reino kingdom, reir laugh, reirse laugh, risa laugh, rie laugh, reloj clock
watch, relojero clock, remar row boat, reparar repair mend, rescatar rescue, rescate rescue, rescatista
rescue, respirar breathe, respuesta answer, restaurante restaurant noodle, reto challenge, rey king, rico
rich, ridiculo silly, rima rhyme, rival enemy competition, rivales enemies competition, robar steal thief,
robo steal thief, roba steal thief, ladron thief, ladrona thief, roca rock, rodilla knee, rojo red, romper
break, roto broken, ropa clothes laundry, lavanderia laundry, lavadora laundry washing, lavar wash, rueda
wheel, rugir roar, rugido roar, ruido noise, ruidoso loud noisy, ruidosa loud noisy, sabio wise, sabiduria
wisdom, sacrificio sacrifice, salir leave, saltar jump, salto jump, salud health, saludar greet, salvar rescue
save, salva rescue save, salvaje wild, sandia melon, sanar heal, secreto secret, seco dry, sequia drought
rain, sediento thirsty, semilla seed, senal signal, sembrar plant seed, siembra plant seed, senor man, senora
woman lady, viejito old elderly grandfather, ancianita old elderly grandmother, anciano old elderly, ancianos
elderly, servir serve, sirena mermaid, soldado soldier knight, soldados soldiers knights, soledad loneliness
lonely, solitario lonely alone, solita alone lonely, solito alone lonely, sola alone lonely, sombra shadow,
sombrero hat, sonar dream, suena dream, sueno dream sleep, suenos dreams, sonreir smile, sonrisa smile, sordo
deaf, sorpresa surprise, sorprender surprise, sospecha suspicion, subir climb, sube climb, submarino
submarine, sucio dirty, suciedad dirty, suelo ground, suerte luck, suplente substitute replace, reemplazar
replace, sustituto substitute replace, sustituir replace, susto scare, tambor drum, tapete rug, tarea
homework, tarta cake, taza cup, tatuaje ink, taxi driver, te tea, tejer knitting, tejido knitting, telefono
phone, telescopio telescope, televisor television, temblar shake tremble, temeroso afraid, temor fear afraid,
templo temple, temporal storm, tesoro treasure, tienda tent shop, timbre bell, tocino bacon, toalla towel,
tomate tomato, topo mole, torpe clumsy, torta cake, trabajador worker, trabaja work, traductora interpreter
languages, traicion betrayal, travesia journey, travesura mischief, travieso naughty, tribu tribe, trineo
sled, trofeo trophy, tripulante crew, tristeza sad, tropa soldiers, turista visitor, unico only, unir join,
vacaciones holidays, vagon train, valija suitcase, vapor steam, vegetal vegetable, vela candle, velero boat,
vencedor winner, vender sell, vendedor seller, venganza revenge, verruga witch, viajero traveler, vibora
snake, serpiente snake, victoria victory, vidrio glass, vigilante guard, vigilar guard, violin music, vivo
alive, volador flying, vuela fly flying, vuelve return, volteretas turn, voltear turn, girar turn, zanja
ditch, ardilla squirrel, pato duck
`;

const english = new Map<string, Set<string>>();
/** The same by family, for inflected forms that are not in the list. */
const ofFamily = new Map<string, Set<string>>();
for (const pair of pairs.trim().split(/,\s+/)) {
  const [spanish = "", ...meanings] = pair.split(/\s+/);
  add(english, stemSpanish(spanish), meanings);
  add(ofFamily, familyOf("es", spanish), meanings);
}

function add(words: Map<string, Set<string>>, key: string, meanings: readonly string[]): void {
  const known = words.get(key) ?? new Set();
  for (const meaning of meanings) known.add(meaning);
  words.set(key, known);
}

/** English words for a Spanish one; none if it isn't in the list. */
export function englishFor(word: string): readonly string[] {
  return [...(english.get(stemSpanish(word)) ?? ofFamily.get(familyOf("es", word)) ?? [])];
}
