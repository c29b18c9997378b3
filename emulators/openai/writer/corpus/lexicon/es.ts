/** Spanish: code letter, then form=lemma,meaning. See ../README.md. */
export const es = `
P Bell; Ben; Bruno; Elena=Elena,Ella; Julia; Nina; Omar; Sam; Roma=Roma,Rome; Portugal
N abejas=abeja,bee; abuela,grandmother; abuelo,grandfather; actos=acto,event; agua,water; alegría,joy; alumnos=alumno,pupil; amarillo,yellow; amigo,friend; amigos=amigo,friend; andén,platform; animales=animal,animal; arena,sand; artículo,article; asignatura,subject; autobús,bus; año,year; años=año,year; baile,dancing; balcón,balcony; baloncesto,basketball; banco,bench; barco,boat; barra,loaf; basura,rubbish; baño,bath; biblioteca,library; bicicleta,bike; bocadillos=bocadillo,sandwich; bolsa,bag; bombones=bombón,chocolate; bombón,chocolate; bosque,forest; botella,bottle; botellas=botella,bottle; café,coffee; cafetería,café; caja,box; calle,street; calles=calle,street; calor,heat; cama,bed; camarero,waiter; camino,way; campaña,camp; campo,country; canción,song; carta,letter; cartel,poster; casa,house; castillo,castle; cebollas=cebolla,onion; centro,centre; cesta,basket; chica,girl; chico,boy; chocolate,chocolate; ciencias=ciencia,science; científica=científico,scientist; cine,cinema; ciudad,town; clase,lesson; clases=clase,lesson; coche,car; cocina,kitchen; cojines=cojín,cushion; colina,hill; colores=color,colour; comedia,comedy; comedor,canteen; comida,lunch; compra,shopping; concierto,concert; cosas=cosa,thing; costa,coast; cuarto,room; cuenta,bill; cumpleaños,birthday; deberes=deber,homework; deporte,sport; derecha,right; desconocida=desconocido,stranger; dinero,money; domingo,Sunday; domingos=domingo,Sunday; dormitorio,bedroom; dormitorios=dormitorio,bedroom; dueño,owner; día,day; días=día,day; edificio,building; electricidad,electricity; ensalada,salad; entrada,entrance; entrenamiento,training; equipo,team; escritorio,desk; esquina,corner; estación,station; euros=euro,euro; examen,test; familia,family; favor,favour; fiesta,party; fin,end; final,end; flores=flor,flower; forma,shape; fotos=foto,photo; fresas=fresa,strawberry; fruta,fruit; frío,cold; fuente,fountain; fútbol,football; gafas=gafa,glasses; ganas=gana,wish; gata=gato,cat; gato,cat; gente,person; gestos=gesto,action; globos=globo,balloon; gracias=gracia,thank you; granjero,farmer; guantes=guante,glove; guitarra,guitar; gusto,pleasure; habitación,room; hambre,hunger; helado,ice cream; helados=helado,ice cream; hermana,sister; hermano,brother; herramientas=herramienta,tool; historia,story; historias=historia,story; hora,hour; horas=hora,hour; hotel,hotel; huevos=huevo,egg; hábitos=hábito,habit; idea,idea; inglés,English; instituto,school; invierno,winter; invitados=invitado,guest; italiano,Italian; jardín,garden; jueves,Thursday; junio,June; kilo,kilo; lado,side; lago,lake; leche,milk; libro,book; libros=libro,book; limonada,lemonade; limón,lemon; lista,list; luces=luz,light; lunes,Monday; madre,mother; manzana,apple; manzanas=manzana,apple; mar,sea; martes,Tuesday; matemáticas=matemática,maths; mañana,morning; mañanas=mañana,morning; medianoche,midnight; mediodía,noon; mercado,market; mes,month; mesa,table; miedo,fear; miel,honey; minutos=minuto,minute; miércoles,Wednesday; mochila,bag; moneda,coin; montaña,mountain; montañas=montaña,mountain; mujer,woman; mundo,world; museo,museum; médica=médico,doctor; móvil,phone; música,music; músico,musician; naranja,orange; naranjas=naranja,orange; nata,cream; natación,swimming; naturaleza,nature; niños=niño,child; noche,evening; notas=nota,mark; número,number; orilla,bank; padre,father; padres=padre,parent; palabras=palabra,word; palomitas=palomita,popcorn; pan,bread; panadería,bakery; papel,paper; parada,stop; parque,park; paseo,ride; pasta,pasta; patatas=patata,potato; patio,playground; pato,duck; pelota,ball; película,film; películas=película,film; peras=pera,pear; periódico,newspaper; perro,dog; pescado,fish; piano,piano; pie,foot; pinta,look; piscina,swimming pool; piso,flat; pizzas=pizza,pizza; plan,plan; planeta,planet; plano,map; planta,floor; playa,beach; plaza,square; plástica,art; plástico,plastic; plátano,banana; plátanos=plátano,banana; preguntas=pregunta,question; prima=primo,cousin; primos=primo,cousin; profesora=profesor,teacher; puente,bridge; puerta,door; puerto,harbour; puesto,stall; pájaros=pájaro,bird; queso,cheese; razón,reason; regalo,present; regalos=regalo,present; región,region; reloj,clock; respuestas=respuesta,answer; restaurante,restaurant; robot,robot; río,river; salud,health; salón,living room; semana,week; semanas=semana,week; señora,lady; sitio,place; sol,sun; sombrero,hat; sombrilla,umbrella; sonrisa,smile; suerte,luck; supermercado,supermarket; sábado,Saturday; tarde,afternoon; tarjeta,card; tarta,cake; tartas=tarta,cake; tazas=taza,cup; televisión,television; terraza,terrace; terror,horror; tiempo,weather; tienda,tent; tomates=tomate,tomato; tren,train; trozo,piece; té,tea; tío,uncle; vacaciones=vacación,holiday; vaso,glass; veces=vez,time; vecinos=vecino,neighbour; ventana,window; verano,summer; verdad,truth; verdura,vegetable; vez,time; vida,life; vidrio,glass; viernes,Friday; vista,view; vídeos=vídeo,video; yoga,yoga; zumo,juice; álbum,album; árbol,tree; árboles=árbol,tree
V abre=abrir,open; abrió=abrir,open; acuesta=acostar,go to bed; acuestas=acostar,go to bed; acuesto=acostar,go to bed; ahorramos=ahorrar,save; alojasteis=alojar,stay; andando=andar,walk; apagarán=apagar,turn off; aprenderán=aprender,learn; apunto=apuntar,join; ayudado=ayudar,help; ayudar,help; bailar,dance; bailaron=bailar,dance; bañamos=bañar,swim; bebe=beber,drink; beber,drink; buscó=buscar,look for; cambiar,change; cantaremos=cantar,sing; cantaron=cantar,sing; cantará=cantar,sing; celebró=celebrar,celebrate; cenaban=cenar,eat; coge=coger,take; come=comer,eat; comemos=comer,have lunch; comen=comer,eat; comer,eat; comes=comer,eat; comimos=comer,eat; compran=comprar,buy; comprar,buy; compro=comprar,buy; compráis=comprar,buy; conoció=conocer,meet; construyó=construir,build; corre=correr,run; correr,run; cuesta=costar,cost; cuestan=costar,cost; da=dar,give; dan=dar,give; deberías=deber,must; decir,say; decoraron=decorar,decorate; desayuna=desayunar,have breakfast; desayunaban=desayunar,have breakfast; dibujar,draw; dice=decir,say; dio=dar,give; disteis=dar,give; dormimos=dormir,sleep; dormir,sleep; duerme=dormir,sleep; durará=durar,last; echa=echar,miss; elegirá=elegir,choose; elegir,choose; elige=elegir,choose; eligen=elegir,choose; empezamos=empezar,start; empieza=empezar,start; empiezan=empezar,start; encanta=encantar,love; encantan=encantar,love; encontrar,find; encontraste=encontrar,find; encontró=encontrar,find; encontré=encontrar,find; encuentra=encontrar,find; encuentran=encontrar,meet; enseña=enseñar,show; entendió=entender,understand; era=ser,be; es=ser,be; escriben=escribir,write; escribirá=escribir,write; escucharán=escuchar,listen; espera=esperar,wait; esperaba=esperar,wait; esperadme=esperar,wait; esperó=esperar,wait; estaba=estar,be; estabas=estar,be; estar,be; estoy=estar,be; estuve=estar,be; está=estar,be; están=estar,be; explicará=explicar,explain; explicó=explicar,explain; fue=ser,be; fuiste=ser,be; fui=ir,go; gusta=gustar,like; gustan=gustar,like; gustaría=gustar,like; gustó=gustar,like; habla=hablar,speak; hablaba=hablar,speak; hablan=hablar,speak; hablara=hablar,speak; hablas=hablar,speak; hablaste=hablar,speak; habló=hablar,speak; había=haber,have; hace=hacer,do; hacer,do; hacerlo=hacer,do; haces=hacer,do; harán=hacer,do; harás=hacer,do; hará=hacer,do; haré=hacer,do; hay=haber,there is; hicieron=hacer,do; hicisteis=hacer,do; hiciste=hacer,do; hizo=hacer,do; huele=oler,smell; ir,go; irán=ir,go; juega=jugar,play; juegan=jugar,play; juego=jugar,play; jugar,play; leer,read; levanta=levantar,get up; leyendo=leer,read; leyó=leer,read; limpiar,clean; llama=llamar,call; llamo=llamar,call; llamó=llamar,call; llega=llegar,arrive; llegaré=llegar,arrive; llegó=llegar,arrive; llevan=llevar,take; llevar,carry; llevarás=llevar,bring; llevará=llevar,bring; llevaré=llevar,bring; llevo=llevar,take; llevó=llevar,bring; lloró=llorar,cry; llovía=llover,rain; llovió=llover,rain; llueve=llover,rain; mira=mirar,look; nadar,swim; nado=nadar,swim; nadó=nadar,swim; necesitamos=necesitar,need; necesitan=necesitar,need; organizará=organizar,organise; paga=pagar,pay; pago=pagar,pay; pareces=parecer,look; pasear,walk; pasó=pasar,spend; pide=pedir,order; pidió=pedir,ask; piensa=pensar,think; plantar,plant; plantará=plantar,plant; podemos=poder,can; prefiere=preferir,prefer; prefiero=preferir,prefer; pregunta=preguntar,ask; preocupes=preocupar,worry; preparará=preparar,prepare; prestarán=prestar,lend; proteger,protect; prueba=probar,try; puede=poder,can; pueden=poder,can; puedes=poder,can; queda=quedar,stay; quedarnos=quedar,stay; quedé=quedar,stay; quería=querer,want; quiere=querer,want; quieres=querer,want; quiero=querer,want; reciclas=reciclar,recycle; recogerá=recoger,collect; regalamos=regalar,give; regaló=regalar,give; reunirán=reunir,meet; reírse=reír,laugh; sacas=sacar,get; sacó=sacar,take; salir,go out; saludan=saludar,say hello; sentaron=sentar,sit; sentarse=sentar,sit; separamos=separar,sort; servirá=servir,serve; será=ser,be; siente=sentir,feel; siguió=seguir,stay; son=ser,be; sonó=sonar,ring; sé=saber,know; tenemos=tener,have; tengo=tener,have; teníamos=tener,have; tenía=tener,have; tiene=tener,have; tienes=tener,have; tira=tirar,throw away; toca=tocar,play; tocará=tocar,play; tocarás=tocar,play; tocaré=tocar,play; tocó=tocar,play; toma=tomar,drink; tomar,drink; tomo=tomar,have; usará=usar,use; va=ir,go; vamos=ir,go; van=ir,go; vemos=ver,see; ven=venir,come; vende=vender,sell; venía=venir,come; veo=ver,watch; ver,watch; viajar,travel; viajaron=viajar,travel; viene=venir,come; vienes=venir,come; visitar,visit; visitaron=visitar,visit; vive=vivir,live; viven=vivir,live; volar,fly; volver,come back; volvió=volver,come back; voy=ir,go; vuelven=volver,go home; vámonos=ir,go
A agradable,nice; amable,kind; amarillas=amarillo,yellow; antigua=antiguo,old; antiguas=antiguo,old; antiguo,old; antiguos=antiguo,old; azul,blue; baratas=barato,cheap; blancos=blanco,white; blandos=blando,soft; bonita=bonito,beautiful; bonitas=bonito,pretty; buen=bueno,good; buena=bueno,good; buenas=bueno,good; bueno,good; buenos=bueno,good; caliente,hot; cansada=cansado,tired; cansado,tired; caras=caro,expensive; cariñoso,gentle; caro,expensive; cercana=cercano,near; contenta=contento,happy; contento,happy; correctas=correcto,right; cálido,warm; delicioso,delicious; difícil,difficult; divertido,funny; educado,polite; emocionada=emocionado,moved; extraña=extraño,strange; fantástica=fantástico,fantastic; favorita=favorito,favourite; favorito,favourite; feliz,happy; frescos=fresco,fresh; fritas=frito,fried; genial,great; gran=grande,big; grande,big; gratuita=gratuito,free; gris,grey; importantes=importante,important; italiana=italiano,Italian; joven,young; juntos=junto,together; larga=largo,long; libre,free; llena=lleno,full; local,local; luminoso,bright; maravilloso,wonderful; mayor,old; mejor,better; misma=mismo,same; mismas=mismo,same; nerviosa=nervioso,nervous; nueva=nuevo,new; nuevo,new; orgulloso,proud; pasada=pasado,last; pasado,last; pequeña=pequeño,small; pequeño,small; pequeños=pequeño,small; perfecta=perfecto,perfect; perfecto,perfect; preciosas=precioso,beautiful; primer=primero,first; primera=primero,first; propia=propio,own; propio,own; próxima=próximo,next; próximo,next; puntual,on time; roja=rojo,red; rojas=rojo,red; segundo,second; simpáticos=simpático,friendly; suficiente,enough; tercera=tercero,third; tranquila=tranquilo,quiet; tranquilas=tranquilo,quiet; tranquilo,calm; vacío,empty; verdes=verde,green; vieja=viejo,old; viejo,old; viejos=viejo,old
D adónde,where; ahora,now; allí,there; antes,before; así,so; ayer,yesterday; bien,well; cerca,near; cómo,how; cuánto,how much; debajo,under; delante,in front; demasiado,too; despacio,slowly; después,afterwards; detrás,behind; donde,where; dónde,where; encima,on top; entonces,then; fuera,outside; hoy,today; junto,near; largo,along; lejos,far; luego,later; menos,less; menudo,often; muy,very; más,more; no,not; normalmente,usually; poco,little; primero,first; realmente,really; repente,suddenly; rápido,fast; siempre,always; solo,only; también,also; temprano,early; todavía,still; tranquilamente,quietly; ya,already
R algo,something; alguien,someone; conmigo,me; contigo,you; cuál,which; demás,others; ella,she; eso,that; le,him; les=le,them; lo,it; me,me; mí,me; nada,nothing; nadie,nobody; nos,us; nosotros,we; os,you; qué,what; se,oneself; te,you; ti,you; tú,you; uno,one; vosotros,you; yo,I; él,he
E a,to; al=a,to; bajo,under; con,with; de,of; del=de,of; desde,from; durante,for; en,in; entre,between; hasta,until; para,for; partir,from; por,by; sobre,on
C cuando,when; o,or; pero,but; porque,because; que,that; si,if; y,and
T bastante,enough; cada,every; cuántos=cuánto,how many; el,the; ese,that; esta=este,this; este,this; la=el,the; las=el,the; los=el,the; mi,my; mis=mi,my; mucha=mucho,a lot; muchas=mucho,many; mucho,a lot; muchos=mucho,many; nuestra=nuestro,our; nuestro,our; pocas=poco,few; su,his; sus=su,his; tanta=tanto,so much; toda=todo,all; todas=todo,all; todo,all; todos=todo,all; tu,your; un,a; una=un,a; unas=un,some; unos=un,some
M cinco,five; diez,ten; doce,twelve; dos,two; media=medio,half; ochenta,eighty; ocho,eight; once,eleven; seis,six; setenta,seventy; siete,seven; tres,three; veinte,twenty
I adiós,goodbye; claro,of course; exacto,exactly; sí,yes; vale,all right
@birthday.n2 V fue=ir,go
@holiday.d1 V fuiste=ir,go
@birthday.d12 R lo,it
@cafe.d11 R la=lo,it
@sport.n9 R las=lo,them
@sport.d11 V como=comer,eat
@sport.n9 N patatas=patata,crisp
@sport.d11 N patatas=patata,chip
@school.n9 N clase,class
@nature.n2 N clase,class
@nature.n3 N clase,class
@nature.d2 N clase,class
@market.d10 D mañana,tomorrow
@sport.d13 D mañana,tomorrow
@nature.d13 D mañana,tomorrow
@sport.d3 D tarde,late
@sport.n1 N tarde,evening
@phone.n8 N tarde,evening
@phone.d11 N tarde,evening
@sport.n11 N noche,night
@sport.d4 N noche,night
@sport.n6 N tiempo,time
@town.n3 N habitación,bedroom
@family.n2 D mucho,much
@birthday.n6 R todos=todo,everyone
@sport.n12 R todos=todo,everyone
@film.n3 R todos=todo,everyone
@nature.d12 R todos=todo,everyone
@holiday.d9 D nada,at all
@phone.d8 R algo,some
@nature.n4 R demasiado,too much
@town.n4 R que,which
@market.n6 R que,which
@holiday.n11 R que,who
@cat.n1 R que,who
@cat.n18 R que,what
@birthday.d13 R que,which
@cafe.d13 R que,which
@film.d2 T qué,which
@school.d10 T qué,which
@sport.d1 T qué,which
@holiday.d7 T qué,which
@birthday.d11 T qué,what
@holiday.d14 T qué,what
@film.d14 T qué,what
@birthday.d2 D qué,how
@cafe.d12 D qué,how
@film.d10 D qué,how
@town.d5 I no
@school.d2 I no
@cat.n13 I no
@holiday.d5 I no
@film.n6 T unas=un,about
@film.n7 V cuenta=contar,tell
@school.n6 V cuenta=contar,tell
@nature.d14 V cuenta=contar,count
@nature.d6 V llevo=llevar,carry
@film.n11 N salón,hall
@nature.n4 E sobre,about
@nature.d3 E sobre,about
@cafe.n11 E de,about
@school.n4 E de,about
@cafe.n11 V hablan=hablar,talk
@school.n4 V hablan=hablar,talk
@phone.d7 V hablaste=hablar,talk
@market.d12 E por,for
@market.d11 V vamos=ir,go
`;
