/** Mandarin: code letter, then form=lemma,meaning,pinyin. See ../README.md. */
export const zh = `
P 尼娜,Nina,Nínà; 萨姆,Sam,Sàmǔ; 奥马尔,Omar,Àomǎ’ěr; 艾拉,Ella,Àilā; 朱莉娅,Julia,Zhūlìyà; 小本,Ben,Xiǎoběn; 布鲁诺,Bruno,Bùlǔnuò; 贝尔,Bell,Bèi’ěr; 罗马,Rome,Luómǎ; 葡萄牙,Portugal,Pútáoyá
N 星期一,Monday,Xīngqīyī; 星期二,Tuesday,Xīngqī’èr; 星期三,Wednesday,Xīngqīsān; 周四,Thursday,Zhōusì; 星期五,Friday,Xīngqīwǔ; 星期六,Saturday,Xīngqīliù; 星期天,Sunday,Xīngqītiān; 星期,week,xīngqī; 周末,weekend,zhōumò; 每周,every week,měizhōu; 月,month,yuè; 六月,June,Liùyuè; 年纪,age,niánjì; 今年,this year,jīnnián; 去年,last year,qùnián; 明年,next year,míngnián; 今天,today,jīntiān; 明天,tomorrow,míngtiān; 昨天,yesterday,zuótiān; 每天,every day,měitiān; 每晚,every night,měiwǎn; 那天,that day,nàtiān; 早上,morning,zǎoshang; 中午,noon,zhōngwǔ; 下午,afternoon,xiàwǔ; 晚上,evening,wǎnshang; 半夜,midnight,bànyè; 现在,now,xiànzài; 小时,hour,xiǎoshí; 时间,time,shíjiān; 时候,time,shíhou; 时,time,shí; 夏天,summer,xiàtiān; 冬天,winter,dōngtiān; 生日,birthday,shēngrì; 路上,way,lùshang
N 家,home,jiā; 家人,family,jiārén; 家庭,family,jiātíng; 弟弟,brother,dìdi; 哥哥,brother,gēge; 妹妹,sister,mèimei; 爸爸,father,bàba; 妈妈,mother,māma; 父母,parent,fùmǔ; 爷爷,grandfather,yéye; 奶奶,grandmother,nǎinai; 叔叔,uncle,shūshu; 表妹,cousin,biǎomèi; 表姐,cousin,biǎojiě; 表弟,cousin,biǎodì; 孩子们=孩子,child,háizimen; 男孩,boy,nánhái; 女孩,girl,nǚhái; 朋友,friend,péngyou; 朋友们=朋友,friend,péngyoumen; 邻居,neighbour,línjū; 客人,guest,kèrén; 人,person,rén; 人们=人,person,rénmen; 女士,woman,nǚshì; 老太太,lady,lǎotàitai; 主人,owner,zhǔrén; 陌生人,stranger,mòshēngrén; 意大利人,Italian,Yìdàlìrén; 老师,teacher,lǎoshī; 学生们=学生,pupil,xuéshengmen; 全班,class,quánbān; 班级,class,bānjí; 医生,doctor,yīshēng; 农民,farmer,nóngmín; 乐手,musician,yuèshǒu; 服务员,waiter,fúwùyuán; 科学家,scientist,kēxuéjiā; 球队,team,qiúduì
N 学校,school,xuéxiào; 食堂,canteen,shítáng; 操场,playground,cāochǎng; 礼堂,hall,lǐtáng; 图书馆,library,túshūguǎn; 博物馆,museum,bówùguǎn; 电影院,cinema,diànyǐngyuàn; 游泳池,swimming pool,yóuyǒngchí; 面包店,bakery,miànbāodiàn; 超市,supermarket,chāoshì; 市场,market,shìchǎng; 摊,stall,tān; 广场,square,guǎngchǎng; 喷泉,fountain,pēnquán; 咖啡馆,café,kāfēiguǎn; 饭馆,restaurant,fànguǎn; 酒店,hotel,jiǔdiàn; 火车站,station,huǒchēzhàn; 公交车站,bus stop,gōngjiāochēzhàn; 站台,platform,zhàntái; 市中心,town centre,shìzhōngxīn; 小城,town,xiǎochéng; 城,town,chéng; 乡下,country,xiāngxia; 街,street,jiē; 街道,street,jiēdào; 街角,corner,jiējiǎo; 公园,park,gōngyuán; 花园,garden,huāyuán; 森林,forest,sēnlín; 山,mountain,shān; 小山,hill,xiǎoshān; 边,side,biān; 河,river,hé; 河边,river bank,hébiān; 湖,lake,hú; 海,sea,hǎi; 海边,seaside,hǎibiān; 海滩,beach,hǎitān; 港口,harbour,gǎngkǒu; 桥,bridge,qiáo; 城堡,castle,chéngbǎo; 沙堡,sandcastle,shābǎo; 楼,building,lóu; 三楼,third floor,sān lóu; 楼上,upstairs,lóushàng; 公寓,flat,gōngyù; 房子,house,fángzi; 房间,room,fángjiān; 卧室,bedroom,wòshì; 厨房,kitchen,chúfáng; 客厅,living room,kètīng; 浴室,bathroom,yùshì; 阳台,balcony,yángtái; 露台,terrace,lùtái; 门,door,mén; 门口,entrance,ménkǒu; 窗户,window,chuānghu; 帐篷,tent,zhàngpeng; 位子,place,wèizi; 右边,right,yòubian; 中间,middle,zhōngjiān; 附近,nearby,fùjìn
N 早饭,breakfast,zǎofàn; 午饭,lunch,wǔfàn; 苹果,apple,píngguǒ; 香蕉,banana,xiāngjiāo; 橙子,orange,chéngzi; 梨,pear,lí; 草莓,strawberry,cǎoméi; 柠檬,lemon,níngméng; 水果,fruit,shuǐguǒ; 蔬菜,vegetable,shūcài; 西红柿,tomato,xīhóngshì; 洋葱,onion,yángcōng; 鸡蛋,egg,jīdàn; 蜂蜜,honey,fēngmì; 奶酪,cheese,nǎilào; 奶油,cream,nǎiyóu; 牛奶,milk,niúnǎi; 面包,bread,miànbāo; 意大利面,pasta,Yìdàlìmiàn; 比萨,pizza,bǐsà; 沙拉,salad,shālā; 三明治,sandwich,sānmíngzhì; 薯片,crisp,shǔpiàn; 薯条,chip,shǔtiáo; 蛋糕,cake,dàngāo; 巧克力,chocolate,qiǎokèlì; 热巧克力,hot chocolate,rè qiǎokèlì; 冰淇淋,ice cream,bīngqílín; 爆米花,popcorn,bàomǐhuā; 水,water,shuǐ; 茶,tea,chá; 咖啡,coffee,kāfēi; 橙汁,orange juice,chéngzhī; 果汁,juice,guǒzhī; 柠檬水,lemonade,níngméngshuǐ; 吃的,food,chī de; 饮料,drink,yǐnliào; 东西,thing,dōngxi; 鱼,fish,yú
N 猫,cat,māo; 狗,dog,gǒu; 鸟,bird,niǎo; 鸭子,duck,yāzi; 蜜蜂,bee,mìfēng; 动物,animal,dòngwù; 树,tree,shù; 花,flower,huā; 太阳,sun,tàiyáng; 雨,rain,yǔ; 天气,weather,tiānqì; 风景,view,fēngjǐng; 大自然,nature,dàzìrán; 自然日,nature day,zìránrì; 地球,planet,dìqiú; 世界,world,shìjiè; 垃圾,rubbish,lājī; 塑料,plastic,sùliào; 纸,paper,zhǐ; 玻璃,glass,bōli; 电,electricity,diàn; 灯,light,dēng; 水瓶,bottle,shuǐpíng
N 书,book,shū; 书包,bag,shūbāo; 书桌,desk,shūzhuō; 桌子,table,zhuōzi; 桌=桌子,table,zhuō; 床,bed,chuáng; 垫子,cushion,diànzi; 电视,television,diànshì; 手机,phone,shǒujī; 号码,number,hàomǎ; 视频,video,shìpín; 钟,clock,zhōng; 杯子,cup,bēizi; 盒子,box,hézi; 篮子,basket,lánzi; 袋子,bag,dàizi; 信,letter,xìn; 报纸,newspaper,bàozhǐ; 文章,article,wénzhāng; 海报,poster,hǎibào; 购物单,shopping list,gòuwùdān; 账单,bill,zhàngdān; 地图,map,dìtú; 贺卡,card,hèkǎ; 照片,photo,zhàopiàn; 相册,album,xiàngcè; 礼物,present,lǐwù; 气球,balloon,qìqiú; 帽子,hat,màozi; 眼镜,glasses,yǎnjìng; 手套,glove,shǒutào; 工具,tool,gōngjù; 阳伞,umbrella,yángsǎn; 长椅,bench,chángyǐ; 硬币,coin,yìngbì; 钱,money,qián; 自行车,bike,zìxíngchē; 公交车,bus,gōngjiāochē; 路,route,lù; 火车,train,huǒchē; 飞机,plane,fēijī; 船,boat,chuán; 球,ball,qiú; 足球,football,zúqiú; 篮球,basketball,lánqiú; 钢琴,piano,gāngqín; 吉他,guitar,jítā; 机器人,robot,jīqìrén
N 课,lesson,kè; 历史,history,lìshǐ; 数学,maths,shùxué; 美术,art,měishù; 科学,science,kēxué; 英语,English,Yīngyǔ; 意大利语,Italian,Yìdàlìyǔ; 作业,homework,zuòyè; 考试,test,kǎoshì; 答案,answer,dá’àn; 问题,question,wèntí; 高分,good mark,gāofēn; 词,word,cí; 故事,story,gùshi; 事,thing,shì; 主意,idea,zhǔyi; 计划,plan,jìhuà; 活动,event,huódòng; 行动,action,xíngdòng; 习惯,habit,xíguàn; 健康,health,jiànkāng; 身体,body,shēntǐ; 瑜伽,yoga,yújiā; 训练,training,xùnliàn; 生活,life,shēnghuó; 派对,party,pàiduì; 电影,film,diànyǐng; 电影之夜,film evening,diànyǐng zhī yè; 喜剧,comedy,xǐjù; 恐怖片,horror film,kǒngbùpiàn; 音乐,music,yīnyuè; 音乐会,concert,yīnyuèhuì; 歌,song,gē; 微笑,smile,wēixiào; 空,free time,kòng
V 起床,get up,qǐchuáng; 上课,have lessons,shàngkè; 放学,finish school,fàngxué; 吃,eat,chī; 喝,drink,hē; 走路,walk,zǒulù; 去,go,qù; 来,come,lái; 来到,come,láidào; 来自,come from,láizì; 回家,go home,huíjiā; 回来,come back,huílái; 回到,come back,huídào; 出门,go out,chūmén; 出去,go out,chūqù; 出,come out,chū; 聊,talk,liáo; 说,say,shuō; 说话,speak,shuōhuà; 讲,tell,jiǎng; 讲解,explain,jiǎngjiě; 解释,explain,jiěshì; 问,ask,wèn; 是,be,shì; 有,have,yǒu; 没有,there is no,méiyǒu; 叫,be called,jiào; 喜欢,like,xǐhuan; 爱,love,ài; 想,want,xiǎng; 想要,want,xiǎngyào; 想念,miss,xiǎngniàn; 要,want,yào; 需要,need,xūyào; 会,will,huì; 能,can,néng; 可以,can,kěyǐ; 应该,should,yīnggāi; 打算,plan,dǎsuàn; 觉得,think,juéde; 以为,think,yǐwéi; 知道,know,zhīdào; 认识,meet,rènshi; 听,listen,tīng; 听懂,understand,tīngdǒng; 看,look,kàn; 看见,see,kànjiàn; 看书,read,kànshū; 看起来,look,kàn qǐlái; 闻起来,smell,wén qǐlái; 担心,worry,dānxīn; 怕,fear,pà; 玩,play,wán; 踢,kick,tī; 打,play,dǎ; 弹,play,tán; 唱,sing,chàng; 唱歌,sing,chànggē; 跳,dance,tiào; 跳舞,dance,tiàowǔ; 画画,draw,huàhuà; 跑步,run,pǎobù; 游,swim,yóu; 游泳,swim,yóuyǒng; 散步,walk,sànbù; 运动,do sport,yùndòng; 骑,ride,qí; 开车,drive,kāichē; 坐,sit,zuò; 坐下,sit down,zuòxià; 睡,sleep,shuì; 睡觉,sleep,shuìjiào; 住,live,zhù; 待,stay,dāi; 等,wait,děng; 等等=等,wait,děngdeng; 等不及,cannot wait,děngbují; 见,see,jiàn; 遇到,meet,yùdào; 再见,see again,zàijiàn; 找,look for,zhǎo; 寻找,look for,xúnzhǎo; 找到,find,zhǎodào; 捡,collect,jiǎn; 捡到,find,jiǎndào; 拿,take,ná; 带,bring,dài; 带来,bring,dàilái; 放,put,fàng; 送,give,sòng; 收到,get,shōudào; 借给,lend,jiègěi; 买,buy,mǎi; 卖,sell,mài; 付,pay,fù; 选,choose,xuǎn; 尝,try,cháng; 做,do,zuò; 做到,manage,zuòdào; 烤,bake,kǎo; 加,add,jiā; 准备,prepare,zhǔnbèi; 提供,serve,tígōng; 办,organise,bàn; 举办,organise,jǔbàn; 举行,take place,jǔxíng; 庆祝,celebrate,qìngzhù; 过,spend,guò; 装饰,decorate,zhuāngshì; 祝,wish,zhù; 谢谢,thank,xièxie; 感谢,thank,gǎnxiè; 请,ask,qǐng; 帮助,help,bāngzhù; 帮=帮助,help,bāng; 打招呼,say hello,dǎ zhāohu; 打开,open,dǎkāi; 开门,open,kāimén; 关,turn off,guān; 开始,start,kāishǐ; 结束,end,jiéshù; 学,learn,xué; 考,take a test,kǎo; 写,write,xiě; 写信,write,xiěxìn; 旅行,travel,lǚxíng; 度假,go on holiday,dùjià; 参观,visit,cānguān; 逛逛=逛,stroll,guàngguang; 拍,take,pāi; 堆,build,duī; 下雨,rain,xiàyǔ; 响,ring,xiǎng; 哭,cry,kū; 笑,laugh,xiào; 保持,stay,bǎochí; 保护,protect,bǎohù; 改变,change,gǎibiàn; 种,plant,zhòng; 扔,throw away,rēng; 清理,clean,qīnglǐ; 回收,recycle,huíshōu; 分开,sort,fēnkāi; 节约,save,jiéyuē; 用,use,yòng; 产,produce,chǎn; 戴,wear,dài; 起,start,qǐ; 够,be enough,gòu; 聚,meet,jù
A 好,good,hǎo; 本地,local,běndì; 大,big,dà; 小,small,xiǎo; 小小=小,small,xiǎoxiǎo; 新,new,xīn; 旧,old,jiù; 老,old,lǎo; 年轻,young,niánqīng; 长,long,cháng; 早,early,zǎo; 晚,late,wǎn; 快,fast,kuài; 少,few,shǎo; 远,far,yuǎn; 难,difficult,nán; 累,tired,lèi; 饿,hungry,è; 热,hot,rè; 冷,cold,lěng; 温暖,warm,wēnnuǎn; 软,soft,ruǎn; 香,fragrant,xiāng; 贵,expensive,guì; 便宜,cheap,piányi; 新鲜,fresh,xīnxiān; 好吃,delicious,hǎochī; 好听,pleasant to hear,hǎotīng; 漂亮,beautiful,piàoliang; 美,beautiful,měi; 美好,wonderful,měihǎo; 完美,perfect,wánměi; 棒,great,bàng; 不错,good,bùcuò; 没错,right,méicuò; 正确,right,zhèngquè; 安静,quiet,ānjìng; 明亮,bright,míngliàng; 免费,free,miǎnfèi; 友好,friendly,yǒuhǎo; 有礼貌,polite,yǒu lǐmào; 温顺,gentle,wēnshùn; 冷静,calm,lěngjìng; 紧张,nervous,jǐnzhāng; 开心,happy,kāixīn; 高兴,happy,gāoxìng; 快乐,happy,kuàilè; 感动,moved,gǎndòng; 自豪,proud,zìháo; 奇怪,strange,qíguài; 怪=奇怪,strange,guài; 搞笑,funny,gǎoxiào; 可怕,scary,kěpà; 重要,important,zhòngyào; 合适,suitable,héshì; 顺利,successful,shùnlì; 准时,on time,zhǔnshí; 满满=满,full,mǎnmǎn; 红色,red,hóngsè; 蓝色,blue,lánsè; 黄色,yellow,huángsè; 白色,white,báisè; 灰色,grey,huīsè; 绿,green,lǜ; 彩色,coloured,cǎisè; 一样,same,yīyàng; 上个,last,shàng gè; 下个,next,xià gè; 下,next,xià
D 却,but,què; 很,very,hěn; 非常,very,fēicháng; 特别,really,tèbié; 太,too,tài; 更,more,gèng; 最,most,zuì; 真,really,zhēn; 极,extremely,jí; 有点儿,a little,yǒudiǎnr; 这么,so,zhème; 不,not,bù; 没,not,méi; 别,do not,bié; 并,at all,bìng; 根本,at all,gēnběn; 也,also,yě; 还,also,hái; 都,all,dōu; 就,then,jiù; 才,only then,cái; 再,again,zài; 先,first,xiān; 然后,then,ránhòu; 最后,in the end,zuìhòu; 已经,already,yǐjīng; 突然,suddenly,tūrán; 一起,together,yīqǐ; 一直,always,yīzhí; 总是,always,zǒngshì; 经常,often,jīngcháng; 一般,usually,yībān; 慢慢,slowly,mànmàn; 互相,each other,hùxiāng; 当然,of course,dāngrán; 到处,everywhere,dàochù; 一会儿,in a while,yīhuìr; 外面,outside,wàimiàn; 里面,inside,lǐmiàn; 为什么,why,wèishénme; 怎么,how,zěnme; 怎么样,how,zěnmeyàng; 多,how,duō; 左右,about,zuǒyòu
R 我,I,wǒ; 你,you,nǐ; 他,he,tā; 她,she,tā; 它,it,tā; 我们,we,wǒmen; 你们,you,nǐmen; 他们,they,tāmen; 她们,they,tāmen; 自己,oneself,zìjǐ; 大家,everyone,dàjiā; 别的,other,biéde; 什么,what,shénme; 哪儿,where,nǎr; 那儿,there,nàr; 这样,this way,zhèyàng
T 这,this,zhè; 那,that,nà; 每,every,měi; 哪,which,nǎ; 全,whole,quán; 整,whole,zhěng; 所有,all,suǒyǒu; 其他,other,qítā; 有些,some,yǒuxiē; 一些,some,yīxiē; 同一,same,tóngyī; 很多,many,hěn duō; 一点儿,a little,yīdiǎnr; 点儿,a little,diǎnr
M 一,one,yī; 两,two,liǎng; 三,three,sān; 五,five,wǔ; 六,six,liù; 七,seven,qī; 八,eight,bā; 十,ten,shí; 十一,eleven,shíyī; 十二,twelve,shí’èr; 二十,twenty,èrshí; 七十,seventy,qīshí; 八十,eighty,bāshí; 半,half,bàn; 第一,first,dì-yī; 第二,second,dì-èr; 几,how many,jǐ; 多少,how much,duōshao
W 个,measure word,gè; 点,o’clock,diǎn; 只,measure word for animals,zhī; 本,volume,běn; 条,strip,tiáo; 张,sheet,zhāng; 位,measure word for people,wèi; 座,measure word for buildings,zuò; 块,piece,kuài; 节,period,jié; 杯,glass,bēi; 瓶,bottle,píng; 盒,box,hé; 份,portion,fèn; 部,measure word for films and phones,bù; 根,stick,gēn; 枚,measure word for coins,méi; 辆,measure word for vehicles,liàng; 架,measure word for pianos,jià; 间,measure word for rooms,jiān; 棵,measure word for trees,kē; 篇,measure word for articles,piān; 封,measure word for letters,fēng; 顶,measure word for hats,dǐng; 首,measure word for songs,shǒu; 公斤,kilo,gōngjīn; 欧元,euro,ōuyuán; 岁,year,suì; 天,day,tiān; 分钟,minute,fēnzhōng; 次,time,cì
E 在,in,zài; 从,from,cóng; 到,until,dào; 跟,with,gēn; 给,for,gěi; 对,to,duì; 为,for,wèi; 关于,about,guānyú; 上,on,shang; 里,in,li; 前,before,qián; 后,after,hòu; 旁,next to,páng; 前面,in front of,qiánmiàn; 后面,behind,hòumiàn; 上面,on top,shàngmiàn; 下面,under,xiàmiàn; 旁边,next to,pángbiān
C 和,and,hé; 但是,but,dànshì; 可是,but,kěshì; 因为,because,yīnwèi; 所以,so,suǒyǐ; 如果,if,rúguǒ; 或者,or,huòzhě; 而且,and,érqiě; 那么,so,nàme
K 的,of,de; 了,completed action,le; 着,ongoing action,zhe; 得,manner or result,de; 地,manner,de; 吗,question,ma; 呢,question,ne; 吧,suggestion,ba; 啊,emphasis,a; 把,object,bǎ; 来说,as for,láishuō
I 嗯,yes,ǹg
@school.n2 E 和,with,hé
@school.n3 E 和,with,hé
@town.n5 E 和,with,hé
@town.d12 E 和,with,hé
@cafe.n9 E 和,with,hé
@sport.n1 E 和,with,hé
@market.n1 E 和,with,hé
@holiday.n1 E 和,with,hé
@holiday.n6 E 和,with,hé
@film.n12 E 和,with,hé
@nature.d2 E 和,with,hé
@family.n8 E 和,with,hé
@school.d2 V 在,be,zài
@school.d3 V 在,be,zài
@town.n2 V 在,be,zài
@town.n4 V 在,be,zài
@cafe.d10 V 在,be,zài
@birthday.d13 V 在,be,zài
@phone.d1 V 在,be,zài
@phone.d7 V 在,be,zài
@family.n20 V 在,be,zài
@cafe.n7 D 在,in progress,zài
@market.n5 D 在,in progress,zài
@market.n9 D 在,in progress,zài
@phone.n2 D 在,in progress,zài
@school.n6 V 会,can,huì
@phone.d6 V 会,can,huì
@phone.d8 V 会,can,huì
@phone.d9 V 会,can,huì
@school.n9 V 要,will,yào
@sport.d13 V 要,will,yào
@birthday.d13 V 要,will,yào
@film.n1 V 要,will,yào
@film.n9 V 要,will,yào
@film.n10 V 要,will,yào
@film.d11 V 要,will,yào
@nature.n2 V 要,will,yào
@nature.n3 V 要,will,yào
@nature.n4 V 要,will,yào
@nature.d1 V 要,will,yào
@nature.d2 V 要,will,yào
@nature.d3 V 要,will,yào
@nature.d4 V 要,will,yào
@cafe.d8 V 要,cost,yào
@family.n11 V 要,need,yào
@town.n6 V 带,take,dài
@market.n2 V 带,carry,dài
@phone.n10 V 带,carry,dài
@holiday.d6 V 带,have,dài
@cafe.n7 V 看,read,kàn
@holiday.n7 V 看,read,kàn
@film.d2 V 看,watch,kàn
@sport.d2 V 看,watch,kàn
@birthday.d1 V 过,celebrate,guò
@holiday.d8 K 过,past experience,guo
@phone.d5 V 打,call,dǎ
@school.d5 V 拿,get,ná
@market.d12 V 拿,carry,ná
@film.n6 V 放,last,fàng
@cafe.n4 V 点,order,diǎn
@birthday.d14 V 得,must,děi
@town.n4 W 家,measure word for shops and families,jiā
@town.d5 W 家,measure word for shops and families,jiā
@cafe.n1 W 家,measure word for shops and families,jiā
@sport.n12 W 家,measure word for shops and families,jiā
@school.n6 W 门,measure word for subjects,mén
@cafe.d7 D 只,only,zhǐ
@phone.d9 D 只,only,zhǐ
@nature.n6 N 瓶=瓶子,bottle,píng
@nature.d5 N 瓶=瓶子,bottle,píng
@phone.n2 V 下,fall,xià
@holiday.d8 V 下,fall,xià
@holiday.n7 E 下,under,xià
@cafe.d3 C 那,then,nà
@cafe.d10 C 那,then,nà
@market.d11 C 那,then,nà
@phone.d4 C 那,then,nà
@birthday.d14 C 那,then,nà
@film.d9 C 那,then,nà
@film.d12 C 那,then,nà
@sport.d3 R 那,that,nà
@phone.d3 R 那,that,nà
@film.n12 R 那,that,nà
@birthday.n12 R 这,this,zhè
@market.n10 V 给,give,gěi
@cat.n19 V 给,give,gěi
@school.d6 A 对,right,duì
@sport.d5 A 对,right,duì
@nature.d13 A 对,right,duì
@nature.d14 I 对,yes,duì
@sport.d13 I 好,all right,hǎo
@cafe.d13 I 好,all right,hǎo
@sport.d10 N 运动,sport,yùndòng
@sport.d11 N 运动,sport,yùndòng
@town.n4 V 有,there is,yǒu
@town.n7 V 有,there is,yǒu
@town.n8 V 有,there is,yǒu
@town.n10 V 有,there is,yǒu
@town.d4 V 有,there is,yǒu
@town.d5 V 有,there is,yǒu
@school.d11 V 有,there is,yǒu
@cafe.n7 V 有,there is,yǒu
@market.n9 V 有,there is,yǒu
@birthday.n9 V 有,there is,yǒu
@cat.n1 V 有,there is,yǒu
@cat.n17 V 有,there is,yǒu
@house.n1 V 有,there is,yǒu
@house.n2 V 有,there is,yǒu
@house.n3 V 有,there is,yǒu
@house.n4 V 有,there is,yǒu
@house.n6 V 有,there is,yǒu
@house.n7 V 有,there is,yǒu
@house.n8 V 有,there is,yǒu
@house.n9 V 有,there is,yǒu
@house.n10 V 有,there is,yǒu
@house.n11 V 有,there is,yǒu
@house.n13 V 有,there is,yǒu
@house.n14 V 有,there is,yǒu
@house.n15 V 有,there is,yǒu
@house.n16 V 有,there is,yǒu
@house.n17 V 有,there is,yǒu
@house.n18 V 有,there is,yǒu
@house.n19 V 有,there is,yǒu
@house.n20 V 有,there is,yǒu
@phone.n10 V 来,arrive,lái
`;
