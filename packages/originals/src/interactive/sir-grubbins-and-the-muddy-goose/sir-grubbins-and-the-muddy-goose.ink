-> opening

=== opening ===
Sir Grubbins comes home muddy, and so does the goose. # clip: mud # prompt: Who takes a bath first? # idle: idle-mud
+ [The goose #default #says: goose, bird #picture: goose]
    -> goose
+ [The knight #says: knight, grubbins #picture: knight]
    -> knight

=== goose ===
The goose comes out white, and the water comes out brown. # clip: goose
-> foam

=== knight ===
Sir Grubbins puts in one toe, and the goose puts in the rest of him. # clip: knight
-> foam

=== foam ===
Tansy adds the good soap, and the bubbles do not stop. # clip: foam # tap: bubbles 9 # prompt: Pop the bubbles! # idle: idle-foam
+ [Popped! #default]
    -> glug

=== glug ===
Something at the bottom of the tub says glug. # clip: glug # prompt: Pull the plug, or blow more bubbles? # idle: idle-glug
+ [Pull the plug #default #says: plug, pull, monster #picture: idle-glug]
    -> plug
+ [More bubbles #says: bubbles, more, blow #picture: idle-float]
    -> float

=== plug ===
The monster of the plughole is small, wet and very shy. # clip: plug # prompt: Give him the boat, or give him the mud? # idle: idle-plug
+ [The boat #default #says: boat, ship, toy #picture: boat]
    -> boat
+ [The mud #says: mud, dirt #picture: slide]
    -> slide

=== boat ===
Sir Glug has a boat, and the bath has a captain. # clip: boat # ending: boat
-> END

=== slide ===
Mud makes Sir Glug large, round and excellent to slide on. # clip: slide # ending: slide
-> END

=== float ===
There are so many bubbles that everyone goes up. # clip: float # prompt: Fly to the clouds, or pop and drop? # idle: idle-float
+ [Fly to the clouds #default #says: fly, clouds, up #picture: clouds]
    -> clouds
+ [Pop and drop #says: pop, drop, down #picture: plop]
    -> drop

=== clouds ===
Above the clouds everyone is clean, and then it rains. # clip: clouds # ending: clouds
-> END

=== drop ===
Down they come, and where they land it is soft, brown and wet. # clip: drop # tap: bubbles 5 # prompt: Pop the last ones! # idle: idle-float-low
+ [Plop! #default]
    -> plop

=== plop ===
The bath starts again from the beginning, with a dragon in it. # clip: plop # ending: plop
-> END
