import { readLines } from "#golden/golden-lines.ts";

/** Everyday messages with words of harm, loss or fear but no distress; written before the rules. */
export const heldOutOrdinary: readonly string[] = readLines(`
    i'm dying to see a movie
    scary movie please
    a sad film about a dog
    kill the volume
    play the lost kite
    i'm sick of dragons
    this film is sad
    who died in that film
    my brother and i want to watch a fight
    play something scary
    show me a film where the dog dies
    is there a movie where nobody dies
    does the dog die in this one
    why did the bear cry
    why is the lion sad
    i want a film about a lonely whale
    i want to watch a sad movie
    can you find a story about a girl who is afraid of the dark
    a movie about bullies
    the one where the robot gets hurt
    something about a hospital
    something about losing a friend
    show me movies about being brave
    is it too scary for my little sister
    is this one scary
    will this scare my daughter
    not too scary please
    no fighting please
    no sad endings
    nothing with death in it
    i don't want anything sad
    i don't want a scary one
    i hate scary movies
    i love scary movies
    i hate this movie
    i hate vegetables
    i'm bored
    i'm so bored leo
    i am bored to death
    we are bored what can we watch
    i lost my tooth
    i lost my first tooth today
    i lost the remote
    i lost my place in the film
    i lost the game
    we lost the match but it was fun
    i'm lost in this menu
    i can't find my movie
    my movie disappeared
    where did my list go
    the picture is gone
    the sound is dead
    my tablet died
    the battery is dead
    the wifi is killing me
    this is killing me it's so funny
    i almost died laughing
    that joke killed me
    i cried laughing
    that was so funny i cried
    i always cry at this part
    this movie makes me cry every time
    make me cry
    i want to cry happy tears
    a tearjerker please
    something sad for a rainy day
    the saddest film you have
    what's the scariest thing you have
    i'm not scared of anything
    i'm not afraid of the dark anymore
    i am not sad i'm just tired
    i'm feeling much better now
    nobody can beat me at chess
    my dad beat me at uno
    my sister beats me in every race
    i beat my dad at mario kart
    my brother hit a home run
    my mom hit the brakes
    hit play
    hit me with a joke
    hit me with your best film
    punch line please
    give me a knockout film
    show me a boxing match
    a karate fight
    sword fights please
    a pillow fight
    a snowball fight movie
    the best fight scene
    knights fighting dragons
    two robots fighting over a cookie
    a film about a family that fights and makes up
    a show about parents getting divorced
    i want to be alone with a good film
    home alone
    play home alone
    leave me alone leo
    is there something i can watch alone
    can i watch this by myself
    i made it all by myself
    i did my homework all alone
    my mom and dad want to watch something romantic
    my mom says turn it down
    my dad says it's bedtime
    my brother wants to watch dragons
    my sister loves unicorns
    my grandma is visiting what should we watch
    my grandpa loves westerns
    what should i watch with my grandpa
    my uncle is coming over for movie night
    my dad and i want something funny
    mom and dad want to see a comedy
    mommy can we watch one more
    daddy is cooking
    my dog wants to watch with us
    my dog ate my homework
    my cat is asleep on the remote
    my hamster likes this song
    my dog is barking make it louder
    my fish is called nemo
    do you have a dog
    i have a new puppy
    i miss this show
    i missed the beginning
    we missed the last five minutes
    what did i miss
    i miss the old menu
    i missed you leo
    the miss in that film is funny
    a missing cat mystery
    the missing treasure
    the lost city
    find the lost kite
    the dead planet
    dead or alive
    a ghost story
    ghosts and zombies
    the walking dead
    something with skeletons
    kill the lights
    kill the music
    kill it
    kill bill
    i could kill for some popcorn
    how to kill time
    time to kill before dinner
    stop the music
    shut it off
    mute
    turn it down it hurts my ears
    my eyes are tired
    my legs fell asleep
    my foot is asleep
    i'm tired
    i'm so tired i could sleep forever
    i am hungry
    i'm starving what's for dinner
    i'm thirsty
    i'm cold put on something warm
    it's hot today
    i have a cold so i'm home watching films
    sick beat
    that's sick
    that trick was sick bro
    i'm sick of this song
    i'm sick and tired of ads
    i'm crazy about dinosaurs
    i'm mad about robots
    i'm afraid not
    i'm afraid i don't have time for a long one
    i'm afraid we have to stop now
    i'm scared to press the wrong button
    i'm sorry
    sorry leo
    i'm worried it is too long
    i'm worried we won't finish before bedtime
    don't worry
    never mind
    forget it
    go away
    disappear
    make the menu disappear
    i want this to disappear from my list
    i want the captions to go away
    hide this film
    remove the lost kite from my list
    delete this
    end it
    end the film
    i want it to be over already
    when is it over
    i can't wait
    i can't see anything
    i can't hear it
    i can't stop laughing
    i can't stop watching this
    i can't do this level
    i don't want to go to bed
    i don't want to stop
    i don't want to watch this anymore
    i don't like this one
    i want to go home screen
    take me home
    go home
    run away from the dragon
    a film about running away to sea
    the gingerbread man ran away
    let's run away with the circus
    a runaway train
    escape room movies
    hide and seek
    what happens at the end
    does everyone live
    why did he leave
    why did the mom yell in that movie
    the mean witch was so mean
    the bully in this film is funny
    he is such a bad guy
    who is the bad guy
    the villain hurt my feelings ha ha
    the boy in the film is so alone
    the girl in the story lost her dog
    the grandpa dies in up
    captain minnow is my hero
    i want to be a pirate
    i want to be a superhero
    i want to live on the moon
    i want to fly away
    i wish i was a dragon
    i wish i was older
    i wish it was longer
    i wish i had a dog
    what would happen if i ate a film
    can dogs eat popcorn
    can you be sad
    are you sad leo
    are you scared of mice
    are you alone
    do you have friends
    do you cry
    do lions cry
    do lions fight
    do sharks hurt people
    how do bees die
    why do people die
    what happens when stars die
    how do you spell hospital
    what is a funeral
    what does lonely mean
    what does bully mean
    tell me a scary story
    tell me a sad story
    tell me a story about a lost puppy
    tell me a joke about doctors
    a doctor show
    a film with nurses
    an ambulance cartoon
    firefighters save people
    police chase
    monster trucks
    monsters under the bed movie
    is there a film about monsters
    i like monsters
    i love my mom
    i love you leo
    i have many friends
    my best friend is coming over
    my friend likes this movie too
    my friend told me a secret recipe
    the secret garden
    a secret agent film
    tell me a secret
    what is your secret
    play secret agents
    i met a new friend at school
    a man walked on the moon
    the old man and the sea
    a strange visitor from space
    i want to meet the actors
    can i see pictures of it
    show me pictures of dragons
    where do you live
    how old are you
    are we there yet
    my school play was great
    we have a test at school
    school's out
    at school we watched a movie
    my teacher said to watch this
    the doctor says i need glasses
    my birthday is tomorrow
    i feel great
    i feel like watching something funny
    i feel like dancing
    i feel like a king
    feeling adventurous
    feeling sleepy what's good
    in the mood for something dark
    dark comedy
    the dark one
    turn on dark mode
    something for bedtime
    goodnight
    blood moon
    how do volcanoes explode
    shoot i pressed the wrong one
    break dance
    heart of gold
    attack on the castle
    killer whales
    killer robots
    poison apple story
    a broken heart movie
    the broken clock
    my screen is broken
    the app crashed
    my internet died
    burn notice
    slap stick
    wounded knight
    quiero ver una película de miedo
    una película triste
    pon algo de risa
    me muero de risa
    me muero de hambre
    tengo sueño
    tengo hambre
    pon una peli de dragones que dé miedo
    mi papá quiere ver una comedia
    mi perro quiere ver la tele
    mátalo de risa
    la película del perro perdido
    cuéntame un chiste
    me gusta la escuela
`);
