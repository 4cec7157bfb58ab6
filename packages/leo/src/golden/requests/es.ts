import { readRequests } from "./read-requests.ts";

/** The same for Spanish. */
export const spanishRequests = readRequests(`
la del mago que manda héroes a buscar plumas | adventure-quest
una pirata gata que deja recibos | captain-minnow-and-the-honest-pirate
la niña que navega en una bañera | captain-minnow captain-minnow-and-the-long-ice captain-minnow-and-the-lost-kite captain-minnow-and-the-honest-pirate
se va el mar y no vuelve | captain-minnow
un caballero atorado en un videojuego viejo | game-intro
el dragón que no quiere salir en el mapa | here-be-one-dragon
un náufrago en una isla que es una ballena | i-did-not-like-to-say
la lechuza que vuela dentro de la tormenta | in-the-eye-of-it
algo golpea debajo del hielo | knocking-under-the-ice
el conejo que enseña a saltar en el videojuego | kyle-character
carrera de globos | last-years-race
unos extraterrestres chiquitos suben a un gato | mount-warm
la hija de un pescador perdido en la niebla | nine-boats-out
dos caballeros que se insultan todos los días | no-insult-today
llevan un bloque de hielo por el desierto | one-spoonful-of-winter
la abuela que busca una campana en el desierto | the-bell-under-the-sand
el eco que tarda setenta años | the-late-echo
un mapa que come galletas | the-map-that-was-hungry
exploradora con un robot que hace listas | the-source-of-the-umber the-city-that-was-not-lost the-mountain-she-remembered
una montaña donde hay que estar en silencio | twelve-steps-to-the-sky
robot de rescate que cuenta chistes en la nieve | two-hundred-and-thirteen
fuegos artificiales sin ruido para un búho | a-firework-for-ko
quiere aprender a usar la espada y le dan una escoba | broom-school-leaves
la maestra anciana que se olvida de la lección | broom-school-snow
caballero ruidoso en la casa de té | clank
la niña de nieve escondida en el congelador | keep-frozen-until-july
una ballena que aprende a nadar | lane-six
el último tren de las vacaciones | last-train-to-summer
un fantasma que se equivoca de casa | mind-the-step
gato que reparte fideos de noche | neon-noodle-courier
robot que hace sopa rapidísimo | neon-noodle-four-minutes
fantasma que no asusta a nadie en la escuela | nobody-screamed
una banda que solo sabe una canción | one-song-and-it-is-short
conejo en la luna haciendo pastelitos | somebody-is-watching-the-mochi
programa de radio de madrugada | song-request-from-the-dark
alguien que pide perdón por los demás | sorry-by-runner
una mancha de tinta que habla | the-blot
robot gigante con miedo | the-gauge-says-afraid
cometas rivales en dos islas | the-kite-on-the-other-island
espada hecha de tarea de la escuela | the-paper-blade
espíritu del bosque en un estacionamiento | the-spirit-of-car-park-b
luchadores y una hormiga | there-is-an-ant-in-the-ring
equipo de béisbol con un robot | three-percent
tambor del trueno | thunder-drum-hana
dragón que guarda chistes | a-mountain-of-jokes
la profecía del conejo y la bestia | and-a-rabbit-shall-bring
el caballero que se encogió en el lavado | cold-wash-only
un dragón que no puede dormir y cuenta caballeros | counting-knights
abejas dentro del casco | hold-still-sir-oswin
la sastre que le hace ropa a la luna | measuring-the-moon
enseñar a una dragona a dar miedo | one-terrible-dragon
comprar el día de ayer en un mercado | one-yesterday-slightly-used
la princesa que durmió de más y se queja | overslept-by-three-years
el cobrador de impuestos y la unicornia | rounded-down
una bruja que solo dijo salud | she-said-bless-you
dragona que hace miel | the-dragon-who-kept-bees
la colina que quiere cambiar de lado | the-hill-would-like-to-turn-over
un león de piedra que siente cosas | the-left-hand-lion
el búho que se llevó la noche de la biblioteca | the-owl-who-borrowed-the-night
la princesa no está, fue a trabajar | the-princess-is-not-in
un león que olvidó la respuesta de su adivinanza | the-riddle-at-long-bridge
fantasma en la escalera de un castillo y un robot que limpia | the-stain-on-the-third-stair
una torre que se esconde | the-tower-that-was-shy
pozo de los deseos | the-well-wisher
la ballena que se tragó una estrella | the-whale-who-swallowed-the-evening
mago al que le salen mal las letras | tree-boat-bear
unicornia que revienta globos en un cumpleaños | a-balloon-for-marigold
familia de osos viajando a la luna | are-we-nearly-moon
desaparecen los panecillos | bun-and-the-seventh-roll
el pastel que se va volando | bun-bakes-a-cloud
la coneja panadera | bun-bakes-a-cloud bun-and-the-sorry-cake bun-and-the-seventh-roll bun-and-the-sleeping-dough
el viento se porta como un perro | good-wind-sit
oso que no sabe hablar bajito | goodnight-loud-bear
el huevo que es la hermanita | knock-knock-egg
la sombra que tiene miedo a la oscuridad | my-shadow-stays-up-late
una ballena bebé que quiere un abrazo | no-lap-big-enough
osito de peluche perdido | nobody-came-for-mr-crumb
primer día de escuela de un slime pegajoso | nobody-mentioned-hands
contar estrellas y sobra una | one-star-too-many
robot jardinero que planta una llave | pebble-plants-a-key
el caballero que no se quiere bañar | sir-grubbins-will-not-bathe
la reina que come sola | the-loudest-soup-in-the-land
planeta con tres soles | the-planet-with-three-bedtimes
invitan al mar a tomar el té | the-sea-comes-to-tea
calcetines perdidos | the-sock-rocket
un trueno en una caja | the-thunder-in-box-nine
muñeco de nieve que quiere saber qué es el calor | warm-is-outside-tonight
el oso que duerme todo el invierno | what-i-saved-for-bear
charco que se seca | where-does-the-puddle-go
por qué el cielo es azul, la de la dragoncita | who-spilled-the-blue
conejo frente a un espejo | after-you
vecinos que se quejan de un mago | any-other-business
paraguas que llueve por dentro | grandfathers-umbrella
canción de cuna que nadie termina de oír | how-the-lullaby-ends
la gata que cree que hace salir el sol | i-do-the-sun
oso que toca una sola nota en la orquesta | one-ting
ballena enamorada de un faro | please-do-not-come-closer
pasajeros del tren que extrañan a alguien | seven-across
el reloj parado de la torre | ten-past-four
robot en un cine vacío | the-cinema-of-one
los papás de una conejita viven separados | the-house-in-the-middle-of-the-bridge
el león que enciende las farolas | the-lion-who-lit-the-lamps
abuelo que cree que el autobús es un barco | the-number-twelve-sails-at-six
la receta de la abuela | three-handfuls
vecinos peleados que toman el té | two-kettles two-kettles-and-a-cough two-kettles-and-a-hedge
estatua viviente enamorada | you-moved
el hermano que se hizo viejo esperando en el faro | back-in-ten-minutes
la gravedad se fue de vacaciones | gravity-takes-a-week
papá en marte cuenta cuentos por radio | over-and-goodnight
robot cartero | postcards-to-pluto something-for-tock a-letter-for-the-comet
gato en una escuela de extraterrestres | the-exchange-cat
semáforo que nunca se pone en verde | wait-for-the-green
un extraterrestre llama a una abuelita por error | wrong-number-dear
algo chistoso con dragones | a-mountain-of-jokes and-a-rabbit-shall-bring cold-wash-only counting-knights one-terrible-dragon the-dragon-who-kept-bees the-princess-is-not-in hold-still-sir-oswin game-intro here-be-one-dragon sir-grubbins-will-not-bathe knock-knock-egg sorry-by-runner how-the-lullaby-ends who-spilled-the-blue veo-vr the-kind-interpreter one-street-of-rain always-five-seconds-late thunder-drum-hana one-song-and-it-is-short
mi hija le tiene miedo a los truenos | the-thunder-in-box-nine always-five-seconds-late
para un niño que entra a la escuela | nobody-mentioned-hands
un cuento para dormir con búhos | goodnight-loud-bear one-star-too-many the-owl-who-borrowed-the-night
`);
