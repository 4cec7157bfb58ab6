-> opening

=== opening ===
Tock the mail robot lands on a very small, very dark planet. # clip: mail
The parcel for Umi says: do not shake. And it bumps. # clip: parcel # prompt: Shake it, or knock on it? # idle: idle-parcel
+ [Shake it #says: shake, bump #picture: shake]
    -> shake
+ [Knock on it #default #says: knock, gently, ask #picture: knock]
    -> knock

=== shake ===
They shake it a little, and everything floats. # clip: shake # tap: stars 7 # prompt: Catch the stars! # idle: idle-shake
+ [Caught! #default]
    -> caught

=== caught ===
The last star lands on Tock, and everyone comes down again. # clip: caught
-> spark

=== knock ===
The parcel knows a knock-knock joke. # clip: knock
-> spark

=== spark ===
In the parcel is a star who is new. # clip: spark # prompt: Keep her at home, or hang her up high? # idle: idle-spark
+ [Keep her at home #default #says: keep, home, house, tent #picture: home]
    -> home
+ [Hang her up high #says: hang, high, sky, up #picture: idle-sky]
    -> sky

=== home ===
A star in a tent is nice, until somebody wants to sleep. # clip: home # prompt: An umbrella for her, or open the door? # idle: idle-home
+ [The umbrella #default #says: umbrella, cover, hat #picture: idle-home]
    -> disco
+ [Open the door #says: door, open, neighbors #picture: warm]
    -> warm

=== disco ===
Under the umbrella it is time to dance. # clip: disco # ending: disco
-> END

=== warm ===
All who were cold come in. # clip: warm # ending: warm
-> END

=== sky ===
A star who is afraid of the dark goes up into it. # clip: sky # prompt: Read to her, or bring her friends? # idle: idle-sky
+ [Read to her #default #says: read, book, story #picture: shift]
    -> shift
+ [Bring her friends #says: friends, stars, more #picture: smile]
    -> friends

=== friends ===
She would like some company. # clip: lonely # tap: stars 9 # prompt: Wake up the other stars! # idle: idle-lonely
+ [Shine! #default]
    -> smile

=== shift ===
It is her first night shift. # clip: shift # ending: shift
-> END

=== smile ===
The stars take a picture together, and it smiles. # clip: smile # ending: smile
-> END
